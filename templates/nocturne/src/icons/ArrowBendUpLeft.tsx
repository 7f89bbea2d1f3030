import { drawLines } from './draw-lines.tsx';

/** Answers: an arrow that turns back. */
export default drawLines('M9 5 4 10l5 5M4 10h9.5a6.5 6.5 0 0 1 6.5 6.5V19');
