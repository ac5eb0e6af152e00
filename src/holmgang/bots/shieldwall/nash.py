"""Placeholder while nash is written."""

from holmgang.bots.budget import Budget
from holmgang.bots.shieldwall.greedy import Greedy


class Nash(Greedy):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget
