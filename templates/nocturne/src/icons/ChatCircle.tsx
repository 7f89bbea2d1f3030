import { drawLines } from './draw-lines.tsx';

/** A chat: a round bubble with a straight tail. */
export default drawLines(
  'M12.5 4a8 8 0 1 1-3.7 15.1L4 20.5l1.4-4.8A8 8 0 0 1 12.5 4Z',
  'M12.5 3a9 9 0 1 1-3.8 17.2L2.6 21.9l1.8-6.1A9 9 0 0 1 12.5 3Zm-3.7 7.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm3.7 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm3.7 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
);
