import type { InventedPerson } from '@meetcute/site';
import fennaSmall from '../media/fenna-360.webp?url';
import fennaLarge from '../media/fenna-720.webp?url';
import kaiSmall from '../media/kai-360.webp?url';
import kaiLarge from '../media/kai-720.webp?url';
import lucSmall from '../media/luc-360.webp?url';
import lucLarge from '../media/luc-720.webp?url';

/** Three fictional profiles of the demo, who are up late on the home page. */
export const homePeople = [
  { name: 'Kai', age: 29, portrait: [kaiSmall, kaiLarge] },
  { name: 'Fenna', age: 27, portrait: [fennaSmall, fennaLarge] },
  { name: 'Luc', age: 38, portrait: [lucSmall, lucLarge] },
] as const satisfies readonly InventedPerson[];
