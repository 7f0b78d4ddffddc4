### Palabras de las páginas del libro.

book-site-title = Reglas de juegos de roles ocultos y de farol
book-home-title = Las reglas completas, en tu idioma
book-home-intro = Cada página se genera a partir de reglas escritas como datos que un programa ejecuta. Cambia un número en las reglas y cambiarán todas las frases, tablas y cartas.
book-home-games = Juegos
book-home-about = Sobre este libro
book-home-unofficial = rulewright es un proyecto no oficial. BANG!, Perudo y otros nombres pertenecen a sus dueños y solo se usan para decir qué reglas se describen.
book-home-how = Cada regla tiene un número y un identificador que es el mismo en todos los idiomas. Debajo de ella figuran las afirmaciones del reglamento que recoge y los ejemplos que la muestran.
book-home-licence = Reglas y textos: CC BY 4.0. Código: MIT.
book-language-name = Español
book-language-switch = Idioma
book-skip-search = Buscar
book-search-title = Buscar en las reglas
book-search-hint = Escribe una carta, un rol o una pregunta
book-search-none = No se ha encontrado nada.
book-search-found = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}
book-search-loading = Buscando…
book-search-close = Cerrar
book-search-failed = La búsqueda necesita un servidor web: ejecuta rulewright docs serve.
book-kind-game = Juego
book-kind-rule = Regla
book-kind-card = Carta
book-kind-character = Personaje
book-kind-role = Rol
book-kind-status = Estado
book-kind-mode = Modo
book-kind-ruling = Punto discutido
book-kind-proof = Prueba
book-kind-example = Ejemplo
book-kind-odds = Probabilidades
book-kind-picture = Imágenes
book-documents-card = Cartas
book-documents-character = Personajes
book-documents-role = Roles
book-documents-status = Estados
book-documents-intro = { $count ->
    [one] Hay { $count }.
   *[other] Hay { $count }.
}
book-rules-title = Reglas completas
book-rules-intro = Las { $count } reglas del modo «{ $mode }». Los números sirven para citarlas en voz alta; el identificador de una regla no cambia nunca.
book-rule-untitled = Detalles
book-rule-claims = afirmaciones { $claims }
book-rule-uses = se apoya en { $rules }
book-rule-used-by = la usan { $rules }
book-rule-examples = { $count ->
    [one] { $count } ejemplo
   *[other] { $count } ejemplos
}
book-chapter-setup = Preparación
book-chapter-turn = El turno
book-chapter-distance = Distancia y alcance
book-chapter-attack = Ataque y respuesta
book-chapter-taking = Quitar y tomar cartas
book-chapter-checks = Pruebas
book-chapter-healing = Curación
book-chapter-death = Quedar eliminado
book-chapter-victory = Cómo termina la partida
book-chapter-glory = Gloria
book-chapter-characters = Lo que cambian los personajes
book-chapter-time = Tiempo
book-chapter-positions = Qué posiciones son posibles
book-chapter-phases = Fases
book-chapter-night = La noche
book-chapter-day = El día
book-chapter-talk = Hablar
book-chapter-absence = Ausencias
book-chapter-kept = Lo que se recuerda
book-chapter-round = La ronda
book-chapter-bidding = Las apuestas
book-chapter-ones = Los unos
book-chapter-challenge = La duda
book-chapter-more = Más reglas
book-copies = Copias
book-copies-are = { $count ->
    [one] Hay una sola copia en el mazo.
   *[other] Hay { $count } copias en el mazo.
}
book-in-short = En pocas palabras
book-what-it-does = Qué hace
book-only-in-mode = Solo forma parte del modo «{ $mode }».
book-interactions = Se relaciona con
book-examples-title = Ejemplos
book-examples-intro = { $count ->
    [one] { $count } situación
   *[other] { $count } situaciones
} con el resultado correcto, jugadas paso a paso por el motor de referencia. Cada una sirve también de prueba para cualquier motor.
book-examples-more = y { $count } más
book-seats-title = Jugadores
book-seats-short = { $low }–{ $high }
book-by-seats = según el número de jugadores
book-role = Rol
book-mode = Modo
book-modes-title = Modos
book-modes-intro = Las reglas completas son las de «{ $mode }». De cada uno de los otros modos se muestra lo que cambia.
book-mode-is-main = Este es el modo habitual. Sus reglas se cuentan por completo.
book-mode-intro = Respecto a «{ $mode }», reglas nuevas: { $added }; suprimidas: { $gone }; cambiadas: { $changed }.
book-rules-added = Reglas nuevas
book-rules-gone = Reglas suprimidas
book-rules-changed = Reglas cambiadas
book-gone = ya no
book-came = en su lugar
book-ruling = Punto discutido
book-rulings-title = Preguntas y aclaraciones
book-rulings-intro = { $count ->
    [one] Hay { $count } punto
   *[other] Hay { $count } puntos
} en que los reglamentos o los jugadores no coinciden. Cada uno tiene lecturas con nombre; cada modo adopta una y la mesa puede elegir otra.
book-ruling-origin = Origen: { $origin }
book-ruling-read-by = Afecta a: { $rules }
book-reading-title = Lectura
book-usual-in = Habitual en
book-quick-title = Resumen en una página
book-phases-title = Fases
book-odds-title = Probabilidades
book-gallery-title = Galería
book-print-title = Imprimir y jugar
book-glossary-title = Glosario e índice
book-glossary-intro = { $count } términos, cada uno con su regla y las reglas que lo mencionan.
book-spoken-of-in = en { $rules }
book-coverage-title = Qué está probado
book-coverage-intro = { $shown } de las { $rules } reglas se muestran con ejemplos; hay { $count } ejemplos.
book-coverage-engines = Informes de motores: { $engines }
book-not-shown = No puede mostrarse en ninguna mesa, o ningún ejemplo la muestra.
book-changes-title = Cambios
book-changes-intro = Qué ha cambiado en las reglas de una versión a otra.
book-changes-none = Esta es la primera versión cuyas reglas se guardaron; aún no hay nada que comparar.
book-changes-new-game = El juego es nuevo en esta versión.
book-changes-nothing = No ha cambiado nada.
book-changes-version = Versión { $version }
book-changes-since = Cambios desde la versión { $version }
book-goal-title = Objetivo
book-minute-title = En un minuto
book-first-title = Para tu primera partida
book-pages-title = Sigue leyendo
book-version-note = Versión de las reglas { $version }
book-kinds-and-copies = { $copies } cartas de { $kinds } tipos
book-text-stale = Las reglas han cambiado desde que se escribió este texto; léelo con cautela.
book-text-missing = Este texto todavía no está en español.
book-breadcrumb = Dónde estás
book-palette-dark = Colores oscuros
book-palette-light = Colores claros
book-no-such-page = Esta página no existe.
book-home-short = Inicio
book-modes-new = Modos nuevos
book-changes-unread = Las reglas de aquella versión están escritas en una forma anterior del lenguaje de reglas y no se pueden comparar.
book-odds-intro = Probabilidades exactas, calculadas a partir de las reglas. La fórmula dice cómo, para que cualquiera pueda comprobarlas.
book-llms-full = todas las reglas en un archivo, unos { $tokens } tokens
book-as-markdown = Esta página en Markdown
book-kind-guide = Guía
book-home-guides = Guías
