import { drawLines } from './draw-lines.tsx';

const backCard = 'M9 3.5h8.5a3 3 0 0 1 3 3v11';
const gleam = 'M9 11.5a3.3 3.3 0 1 0 3.9 4.5';
const moon = 'M8.7 10.3a4 4 0 1 0 4.7 5.8 3.7 3.7 0 0 1-4.7-5.8Z';

/** The match finder: a card with a moon, and one behind it. */
export default drawLines(
  `${backCard}M5.5 7h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z${gleam}`,
  `M9 2.5h8.5a4 4 0 0 1 4 4v11h-2v-11a2 2 0 0 0-2-2H9ZM5.5 6h9a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z${moon}`,
);
