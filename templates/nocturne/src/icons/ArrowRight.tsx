import { drawLines } from './draw-lines.tsx';

/** Onwards: a straight arrow. */
export default drawLines('M4 12h15.5M13 5l7 7-7 7');
