/** Symbols of realms, figures and conditions. */
import wheat from 'icon:wheat';
import peaks from 'icon:peaks';
import pine from 'icon:pine-tree';
import reeds from 'icon:high-grass';
import flame from 'icon:flame';
import skull from 'icon:crowned-skull';
import knot from 'icon:star-formation';
import heart from 'icon:hearts';
import boot from 'icon:walking-boot';
import sword from 'icon:broadsword';
import armor from 'icon:breastplate';
import poison from 'icon:poison-bottle';
import blessed from 'icon:sun-priest';
import cursed from 'icon:cursed-star';
import stunned from 'icon:knocked-out-stars';
import returned from 'icon:raise-skeleton';
import pacified from 'icon:peace-dove';
import token from 'icon:token';
import extra from 'icon:heart-plus';
import watching from 'icon:eye-target';
import chips from 'icon:rune-stone';
import star from 'icon:round-star';

export const REALMS = ['plains', 'mountains', 'forests', 'swamp', 'fire', 'darkness', 'neutral'];

export const REALM_ICONS: Record<string, string> = {
  plains: wheat,
  mountains: peaks,
  forests: pine,
  swamp: reeds,
  fire: flame,
  darkness: skull,
  neutral: knot,
};

export const FIGURES = { heart, boot, sword, armor, star };

export const CONDITIONS: Record<string, string> = {
  poison,
  blessed,
  cursed,
  stunned,
  returned,
  pacified,
  tokens: token,
  extra,
  armor,
  watching,
  chips,
};
