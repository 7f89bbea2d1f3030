import { drawLines } from './draw-lines.tsx';

/** Done: a tick. */
export default drawLines('M4.5 12.5l5 5 10-11');
