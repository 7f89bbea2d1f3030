import { drawLines } from './draw-lines.tsx';

/** Closes: two crossed lines. */
export default drawLines('M5.5 5.5l13 13M18.5 5.5l-13 13');
