import { drawLines } from './draw-lines.tsx';

/** Hides: a closed eye. */
export default drawLines('M2.5 9.5S6 15.5 12 15.5s9.5-6 9.5-6M12 15.5V19M6.5 14 4.5 17M17.5 14l2 3');
