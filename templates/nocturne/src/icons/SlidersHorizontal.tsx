import { drawLines } from './draw-lines.tsx';

/** Filters: two lines with a ring each. */
export default drawLines(
  'M4 8h8M18 8h2M15 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM20 16h-8M6 16H4M9 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
);
