"""Many games between programs and bots, with what each player did, and the games as records."""

from rulewright.match.plan import MatchPlan, PlayerSpec
from rulewright.match.run import Match, play_match

__all__ = ["Match", "MatchPlan", "PlayerSpec", "play_match"]
