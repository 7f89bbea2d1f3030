import { drawLines } from './draw-lines.tsx';

/** Shows: an eye with a round pupil. */
export default drawLines(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
);
