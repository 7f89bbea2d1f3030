import { drawLines } from './draw-lines.tsx';

/** Back: a straight arrow. */
export default drawLines('M20 12H4.5M11 5l-7 7 7 7');
