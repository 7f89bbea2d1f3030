import { drawLines } from './draw-lines.tsx';

/** Sends: a dart that leaves a slit of light. */
export default drawLines(
  'M4 4.5 20.5 12 4 19.5 6.5 12ZM6.5 12h6',
  'M2.6 2.8 22.8 12 2.6 21.2 5.3 13h7.2v-2H5.3Z',
);
