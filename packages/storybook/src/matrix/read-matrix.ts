/** Settings of the toolbar that make the rows and columns of a matrix. */
export interface MatrixChoice {
  /** Name of the setting of the rows; null for a single row. */
  rows: string | null;
  /** Name of the setting of the columns. */
  columns: string;
}

const BY = '-by-';

/**
 * Returns the choice that a value of the toolbar's `matrix` stands for, such as 'template' or 'language-by-template', rows
 * first. Null without a matrix, and for settings that are not in `names`.
 */
export function readMatrix(value: unknown, names: readonly string[]): MatrixChoice | null {
  const parts = typeof value === 'string' ? value.split(BY) : [];
  const columns = parts.pop();
  const [rows = null, ...rest] = parts;
  if (columns === undefined || !names.includes(columns) || rest.length > 0) return null;
  if (rows === null) return { rows, columns };
  return names.includes(rows) && rows !== columns ? { rows, columns } : null;
}

/** Returns the value of the toolbar's `matrix` for a choice; '' for none. */
export function writeMatrix(choice: MatrixChoice | null): string {
  if (!choice) return '';
  const { rows, columns } = choice;
  return rows === null || rows === columns ? columns : `${rows}${BY}${columns}`;
}
