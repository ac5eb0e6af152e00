/** Small pictures of what a card can do; the server says which ones a card bears. */
import shot from 'icon:arrow-flights';
import cast from 'icon:thrown-spear';
import magic from 'icon:magic-swirl';
import harm from 'icon:bleeding-wound';
import heal from 'icon:healing';
import summon from 'icon:minions';
import poison from 'icon:poison-bottle';
import stun from 'icon:knocked-out-stars';
import armor from 'icon:breastplate';
import protect from 'icon:checked-shield';
import regen from 'icon:regeneration';
import vampirism from 'icon:fangs';
import jump from 'icon:jump-across';
import skill from 'icon:swords-emblem';
import formation from 'icon:spears';
import trait from 'icon:round-star';

export const SIGNS: Record<string, string> = {
  shot,
  throw: cast,
  magic,
  harm,
  heal,
  summon,
  poison,
  stun,
  armor,
  protect,
  regen,
  vampirism,
  jump,
  skill,
  formation,
  trait,
};
