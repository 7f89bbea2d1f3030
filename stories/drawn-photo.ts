import type { Image } from '@meetcute/contract';
import { portraitImage } from '@meetcute/demo/portraits';

/** A drawn photo that can be loaded; each person's are numbered from 0. */
export const drawnPhoto = (id: string, index = 0, personSeed = 'robin'): Image =>
  portraitImage(id, { personSeed, index, light: 'classic' }, 'svg');
