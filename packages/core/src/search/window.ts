/** How a grid is laid out: its columns, and pixels from the top of one row to that of the next. */
export interface GridLayout {
  readonly columns: number;
  readonly pitch: number;
}

/** The part of a grid that is drawn: items from `first` to before `end`, with pixels of room before and after them. */
export interface GridWindow {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Rows that are drawn above and below those in sight, so that none is blank while the next ones are drawn. */
const ROWS_AROUND = 1;

/**
 * The window of a grid of `count` items of which `scrolled` pixels are above the upper edge of a viewport of `height`
 * pixels; negative while the grid begins below it. It has the same number of rows wherever it is, so that an item's slot
 * can be used again.
 */
export function windowOf(
  count: number,
  { columns, pitch }: GridLayout,
  scrolled: number,
  height: number,
): GridWindow {
  const rows = Math.ceil(count / columns);
  const size = Math.min(rows, Math.ceil(height / pitch) + 1 + 2 * ROWS_AROUND);
  const wanted = Math.floor(scrolled / pitch) - ROWS_AROUND;
  const row = Math.max(0, Math.min(wanted, rows - size));
  return {
    first: row * columns,
    end: Math.min(count, (row + size) * columns),
    before: row * pitch,
    after: (rows - row - size) * pitch,
  };
}

/** Where the arrow keys lead in a grid. */
export type GridKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/**
 * The item that a key leads to from `index` in a grid of `count`; null where it leads out of the grid. Home and End lead
 * to the ends of the row. `isMirrored` where the first column is on the right.
 */
export function moveInGrid(
  key: GridKey,
  index: number,
  { count, columns, isMirrored = false }: { count: number; columns: number; isMirrored?: boolean },
): number | null {
  const row = index - (index % columns);
  if (key === 'Home') return row;
  if (key === 'End') return Math.min(row + columns, count) - 1;
  const aside = isMirrored ? -1 : 1;
  const steps = { ArrowLeft: -aside, ArrowRight: aside, ArrowUp: -columns, ArrowDown: columns };
  const to = index + steps[key];
  if (to >= 0 && to < count) return to;
  // Below the last full row stands the last item, not nothing.
  const isRowBelow = key === 'ArrowDown' && row + columns < count;
  return isRowBelow ? count - 1 : null;
}
