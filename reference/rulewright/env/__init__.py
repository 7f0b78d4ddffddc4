"""Every game and mode as a PettingZoo environment, for learning and search by programs that act by numbers.

`env(game, mode=…, seats=…)` is made as PettingZoo's own classic games are: `raw_env` in the usual wrappers,
which end a game in which somebody makes an illegal move. Both pass PettingZoo's `api_test` and `seed_test`.

How time passes is said in `rulewright.env.turns`, what the numbers of an observation mean in
`rulewright.env.layout`, and what the actions are in `rulewright.catalogue`.
"""

try:
    import gymnasium
    import numpy
    import pettingzoo  # type: ignore[import-untyped]
except ImportError as error:
    message = f"rulewright.env needs {error.name or 'PettingZoo'}: pip install 'rulewright[env]'"
    raise ImportError(message, name=error.name) from None

from rulewright.env.environment import env, raw_env
from rulewright.env.layout import Layout

del gymnasium, numpy, pettingzoo

__all__ = ["Layout", "env", "raw_env"]
