"""What a seat, or chance, may be asked. `run.questions` knows how each is answered."""

from typing import Final

CHANCE: Final = 0
ORDER: Final = 1  # first or second player
MULLIGAN: Final = 2
HIRE: Final = 3
PLACE: Final = 4
HIDE: Final = 5  # whether a card of the rear row stays hidden
TURN: Final = 6
PROTECTOR: Final = 7
ROW: Final = 8
UPKEEP: Final = 9  # poison or regeneration first
RETURN: Final = 10  # a square for an incarnated card
TARGET: Final = 11
OVER: Final = 12
ABILITY: Final = 13  # whether to use an ability that may be used
BRANCH: Final = 14
AMOUNT: Final = 15
TRIGGER: Final = 16  # which of several abilities is carried out next
SQUARE: Final = 17
DASH: Final = 18
STEP: Final = 19
BANK: Final = 20
SEAT: Final = 21  # a host for a symbiote
RESPONSE: Final = 22  # whether to answer with an instant
DECLARE: Final = 23  # which of several abilities is declared next, to be done in reverse
BEFORE: Final = 24  # an ability from the deal, before recruiting
DEPLOY: Final = 25  # a placed card to put elsewhere
START: Final = 26  # an ability of the start of the battle
