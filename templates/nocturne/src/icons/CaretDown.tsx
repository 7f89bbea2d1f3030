import { drawLines } from './draw-lines.tsx';

/** Opens a list: an angle. */
export default drawLines('M5 9.5l7 7 7-7');
