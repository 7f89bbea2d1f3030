import { drawLines } from './draw-lines.tsx';

/** A search: a glass with a gleam of the moon in it. */
export default drawLines(
  'M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM15.5 15.5 20.5 20.5M7.5 10.5a3 3 0 0 1 3-3',
  'M10.5 2.5a8 8 0 0 1 6.3 12.9l4.6 4.6a1.1 1.1 0 0 1-1.5 1.5l-4.6-4.6A8 8 0 1 1 10.5 2.5Zm0 4a4 4 0 1 0 3.9 5 3.2 3.2 0 0 1-3.9-5Z',
);
