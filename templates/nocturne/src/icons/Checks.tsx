import { drawLines } from './draw-lines.tsx';

/** Read: two ticks. */
export default drawLines('M2.5 12.5l4.5 5 8.5-11M12 17l.5.5 9-11');
