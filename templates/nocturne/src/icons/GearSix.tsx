import { drawLines } from './draw-lines.tsx';

/** Settings: a nut with six sides. */
export default drawLines(
  'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'M12 1.9l8.8 5.1v10L12 22.1 3.2 17V7ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
);
