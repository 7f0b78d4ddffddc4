"""Pictures drawn from the rules: faces of cards, sheets to print, diagrams of phases."""
