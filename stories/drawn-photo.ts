import type { ProfilePhoto } from '@meetcute/contract';
import { portraitImage } from '@meetcute/demo/portraits';

/** A drawn photo that can be loaded; each person's are numbered from 0. */
export const drawnPhoto = (id: string, index = 0, personSeed = 'robin'): ProfilePhoto =>
  portraitImage(id, { personSeed, index, light: 'classic' }, 'svg');
