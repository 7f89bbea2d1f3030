import { drawLines } from './draw-lines.tsx';

/** Larger: four corners. */
export default drawLines('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
