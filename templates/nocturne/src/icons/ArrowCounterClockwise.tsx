import { drawLines } from './draw-lines.tsx';

/** Undoes: an arrow that turns back around. */
export default drawLines('M4.5 4.5v5h5M4.5 9.5A8.2 8.2 0 1 1 4 14.5');
