/** Layout of a grid: the number of columns, and pixels between the tops of two rows. */
export interface GridLayout {
  readonly columns: number;
  readonly pitch: number;
}

/**
 * Rendered part of a grid: items from `first` up to but excluding `end`, with pixels of space before and
 * after them.
 */
export interface GridWindow {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Overscan rows above and below the viewport. Avoids blank rows while scrolling. */
const ROWS_AROUND = 1;

/**
 * Returns the rendered part of a grid of `count` items. `scrollOffset` is the distance in pixels from the top of
 * the grid to the top of a viewport `height` pixels high; negative if the grid starts below it. The number of
 * rows is constant, so that item slots can be reused.
 */
export function windowOf(
  count: number,
  { columns, pitch }: GridLayout,
  scrollOffset: number,
  height: number,
): GridWindow {
  const rows = Math.ceil(count / columns);
  const size = Math.min(rows, Math.ceil(height / pitch) + 1 + 2 * ROWS_AROUND);
  const targetRow = Math.floor(scrollOffset / pitch) - ROWS_AROUND;
  const row = Math.max(0, Math.min(targetRow, rows - size));
  return {
    first: row * columns,
    end: Math.min(count, (row + size) * columns),
    before: row * pitch,
    after: (rows - row - size) * pitch,
  };
}

/** Keys that move the focus in a grid. */
export type GridKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/**
 * Returns the index that a key selects from `index`; null if it would leave the grid. Home and End select the
 * ends of the row. Set `isMirrored` if the first column is on the right.
 */
export function moveInGrid(
  key: GridKey,
  index: number,
  { count, columns, isMirrored = false }: { count: number; columns: number; isMirrored?: boolean },
): number | null {
  const row = index - (index % columns);
  if (key === 'Home') return row;
  if (key === 'End') return Math.min(row + columns, count) - 1;
  const forwardStep = isMirrored ? -1 : 1;
  const steps = { ArrowLeft: -forwardStep, ArrowRight: forwardStep, ArrowUp: -columns, ArrowDown: columns };
  const targetIndex = index + steps[key];
  if (targetIndex >= 0 && targetIndex < count) return targetIndex;
  // Below the last full row, select the last item.
  const isRowBelow = key === 'ArrowDown' && row + columns < count;
  return isRowBelow ? count - 1 : null;
}
