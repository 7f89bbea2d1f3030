import { frameUrl } from './frame-url.ts';
import type { MatrixChoice } from './read-matrix.ts';

/** Value of a setting of the toolbar. */
export interface AxisItem {
  value: string;
  title: string;
}

/** Setting of the toolbar that can make rows or columns. */
export interface Axis {
  /** Name of the setting, such as 'template'. */
  name: string;
  /** Name for readers, such as 'Brand'. */
  title: string;
  /** Values that a matrix draws. */
  items: readonly AxisItem[];
}

/** Size of a frame in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/** Frame of a matrix: the story with other settings. */
export interface MatrixFrame extends FrameSize {
  /** Name for readers, such as 'Polski, Nocturne'. */
  title: string;
  url: string;
}

/** Row of a matrix. */
export interface MatrixRow {
  /** Title of the row; null for a matrix of one row. */
  title: string | null;
  frames: readonly MatrixFrame[];
}

/** Frames of a story in rows and columns. */
export interface MatrixPlan {
  columns: readonly string[];
  rows: readonly MatrixRow[];
  /** Sentences on settings that do not change: the setting and the reason. */
  notes: readonly string[];
}

/** Story and settings of a matrix. */
export interface MatrixInput {
  /** Id of the story. */
  id: string;
  choice: MatrixChoice;
  axes: readonly Axis[];
  /** Settings of the toolbar, with those that the story fixes. */
  settings: Readonly<Record<string, string>>;
  /** Reasons why settings do not change, by name. */
  greyed: Readonly<Record<string, string>>;
  /** Sizes of the frames by width, with the one of a story without a width as ''. */
  sizes: Readonly<Record<string, FrameSize>>;
  /** Name of the setting of the width. */
  width: string;
}

/** Returns the values of a setting: one where the story does not follow the toolbar. */
function itemsOf(axis: Axis, { settings, greyed }: MatrixInput): readonly AxisItem[] {
  if (!Object.hasOwn(greyed, axis.name)) return axis.items;
  const value = settings[axis.name] ?? '';
  const title = axis.items.find((item) => item.value === value)?.title ?? value;
  return [{ value, title: title || 'As it is' }];
}

/** Returns the frames of a matrix. A setting that the story fixes or ignores has one row or column, and a note says why. */
export function planMatrix(input: MatrixInput): MatrixPlan {
  const { id, choice, axes, settings, greyed, sizes, width } = input;
  const axisOf = (name: string | null) => axes.find((axis) => axis.name === name) ?? null;
  const [rowAxis, columnAxis] = [axisOf(choice.rows), axisOf(choice.columns)];
  const rowItems = rowAxis ? itemsOf(rowAxis, input) : [null];
  const columnItems = columnAxis ? itemsOf(columnAxis, input) : [];

  const frameOf = (row: AxisItem | null, column: AxisItem): MatrixFrame => {
    const look = {
      ...settings,
      ...(rowAxis && row ? { [rowAxis.name]: row.value } : {}),
      ...(columnAxis ? { [columnAxis.name]: column.value } : {}),
    };
    const size = sizes[look[width] ?? ''] ?? sizes['']!;
    return { ...size, title: [row?.title, column.title].filter(Boolean).join(', '), url: frameUrl(id, look) };
  };

  return {
    columns: columnItems.map(({ title }) => title),
    rows: rowItems.map((row) => ({
      title: row?.title ?? null,
      frames: columnItems.map((column) => frameOf(row, column)),
    })),
    notes: [rowAxis, columnAxis].flatMap((axis) =>
      axis && Object.hasOwn(greyed, axis.name) ? [`${axis.title}: ${greyed[axis.name]}`] : [],
    ),
  };
}
