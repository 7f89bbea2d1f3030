import { drawLines } from './draw-lines.tsx';

/** News: a bell with a straight rim. */
export default drawLines(
  'M4 17.5h16l-2-3V10a6 6 0 0 0-12 0v4.5ZM10 21h4',
  'M12 3a7 7 0 0 1 7 7v4.2l2.9 4.3H2.1L5 14.2V10a7 7 0 0 1 7-7ZM9.5 20h5v2h-5Z',
);
