import { drawLines } from './draw-lines.tsx';

/** Credits: two coins, one behind the other. */
export default drawLines(
  'M9 4a6 6 0 1 1 0 12A6 6 0 0 1 9 4ZM17.3 9.4a6 6 0 1 1-7.9 8.1',
  'M9 3a7 7 0 1 1 0 14A7 7 0 0 1 9 3ZM18.3 8.4a7 7 0 1 1-9.9 9.9 9 9 0 0 0 9.9-9.9Z',
);
