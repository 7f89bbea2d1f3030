import { drawLines } from './draw-lines.tsx';

/** The one before: an angle. */
export default drawLines('M14.5 5l-7 7 7 7');
