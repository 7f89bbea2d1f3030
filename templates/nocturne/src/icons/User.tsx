import { drawLines } from './draw-lines.tsx';

/** A profile: head and shoulders. */
export default drawLines('M12 3.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM4 20.5a8 8 0 0 1 16 0');
