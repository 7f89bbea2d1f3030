import type { InventedPerson } from '@meetcute/site';
import fennaSmall from '../media/fenna-360.webp?url';
import fennaLarge from '../media/fenna-720.webp?url';
import lucSmall from '../media/luc-360.webp?url';
import lucLarge from '../media/luc-720.webp?url';
import miraSmall from '../media/mira-360.webp?url';
import miraLarge from '../media/mira-720.webp?url';

/** Three fictional profiles of the demo, who introduce themselves on the home page. */
export const homePeople = [
  { name: 'Fenna', age: 27, portrait: [fennaSmall, fennaLarge] },
  { name: 'Mira', age: 31, portrait: [miraSmall, miraLarge] },
  { name: 'Luc', age: 38, portrait: [lucSmall, lucLarge] },
] as const satisfies readonly InventedPerson[];
