import { drawLines } from './draw-lines.tsx';

/** The next one: an angle. */
export default drawLines('M9.5 5l7 7-7 7');
