import { drawBalcony } from './balcony.ts';
import { drawBeach } from './beach.ts';
import { drawCafe } from './cafe.ts';
import type { DrawScene } from './draw.ts';
import { drawForest } from './forest.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLibrary } from './library.ts';
import { drawPark } from './park.ts';
import { drawStreet } from './street.ts';

/** All scenes behind people. */
export const scenes: readonly DrawScene[] = [
  drawCafe,
  drawBalcony,
  drawForest,
  drawKitchen,
  drawBeach,
  drawStreet,
  drawLibrary,
  drawPark,
];
