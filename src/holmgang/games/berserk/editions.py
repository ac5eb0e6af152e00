"""The editions of Berserk, read from `packs/berserk/editions.yaml`."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from holmgang.core.errors import OptionError
from holmgang.games.berserk.tables import NONE, REGENERATE, SUFFER, Edition
from holmgang.packs import ROOT
from holmgang.packs.shapes import convert
from holmgang.packs.source import Source

PATH = ROOT / "berserk" / "editions.yaml"

Count = Annotated[int, msgspec.Meta(ge=0)]
UPKEEP = {"chosen": NONE, "regeneration": REGENERATE, "poison": SUFFER}


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An edition as it is written; `Edition` says what each switch does."""

    mulligan_currency: Literal["gold", "silver"]
    split_payment: bool
    flying_cap: Count
    rear_row: Literal["forced", "chosen"]
    reveal_before_protector: bool
    own_targets: Literal["enemy", "any"]
    illegal_blind_attack: Literal["unpaid", "paid"]
    upkeep_needs_alerting: bool
    upkeep_order: Literal["chosen", "regeneration", "poison"]
    exchange_chooser: Literal["higher", "attacker"]
    protection: Literal["block", "shield"]
    range: Literal["radius", "path"]
    scale_reads: Literal["wounds", "life"]
    vampirism_cap: bool
    exile_incarnated: bool
    double_loss: Literal["draw", "active"]
    turn_cap: Count
    triggers: Literal["chosen", "declared"]

    def edition(self, name: str) -> Edition:
        made = Edition(name)
        made.silver_mulligans = self.mulligan_currency == "silver"
        made.split_payment = self.split_payment
        made.flying_cap = self.flying_cap
        made.must_hide = self.rear_row == "forced"
        made.reveal_first = self.reveal_before_protector
        made.own_targets = self.own_targets == "any"
        made.pay_blind = self.illegal_blind_attack == "paid"
        made.needs_alerting = self.upkeep_needs_alerting
        made.upkeep = UPKEEP[self.upkeep_order]
        made.attacker_chooses = self.exchange_chooser == "attacker"
        made.blocks_all = self.protection == "block"
        made.along_lines = self.range == "path"
        made.scale_reads_life = self.scale_reads == "life"
        made.vampirism_overkill = not self.vampirism_cap
        made.exile_incarnated = self.exile_incarnated
        made.active_wins = self.double_loss == "active"
        made.turn_cap = self.turn_cap
        made.declares_first = self.triggers == "declared"
        return made


class Editions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    realms: Switches
    laar: Switches


@lru_cache(maxsize=8)
def switches(path: Path = PATH) -> dict[str, Switches]:
    """Both editions of a file, or a `ContentError` that names the line."""
    read = Source(path).read(Editions)
    return {"realms": read.realms, "laar": read.laar}


def load(name: str, **readings: object) -> Edition:
    """An edition by name, some of its switches set otherwise."""
    known = switches()
    if name not in known:
        raise OptionError(option="edition", value=name, expected=" | ".join(known))
    written = msgspec.structs.asdict(known[name]) | readings
    kebab = {key.replace("_", "-"): value for key, value in written.items()}
    return convert(kebab, Switches).edition(name)
