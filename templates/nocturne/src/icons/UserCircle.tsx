import { drawLines } from './draw-lines.tsx';

/** A member: head and shoulders, without the circle. */
export default drawLines(
  'M12 3.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM4 20.5a8 8 0 0 1 16 0',
  'M12 2.5a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4ZM12 13.9a9 9 0 0 1 8.9 7.6H3.1A9 9 0 0 1 12 13.9Z',
);
