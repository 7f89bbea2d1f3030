import type { ProfilePhoto } from '@meetcute/contract';
import { portraitImage } from '@meetcute/demo/portraits';

/** Returns a generated photo that loads; `index` counts the photos of a person from 0. */
export const drawnPhoto = (id: string, index = 0, personSeed = 'robin'): ProfilePhoto =>
  portraitImage(id, { personSeed, index, light: 'classic' }, 'svg');
