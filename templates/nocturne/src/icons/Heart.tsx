import { drawLines } from './draw-lines.tsx';

/** A like: a heart of two arcs and one angle. */
export default drawLines(
  'M12 20.5 4.3 12.8a4.9 4.9 0 0 1 6.9-6.9l.8.8.8-.8a4.9 4.9 0 0 1 6.9 6.9Z',
  'M12 21.9 3.6 13.5a5.9 5.9 0 0 1 8.4-8.3 5.9 5.9 0 0 1 8.4 8.3Z',
);
