// Storybook builds the manager with the classic JSX transform.
import { GridIcon } from '@storybook/icons';
import * as React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { ToolPopover } from '../toolbar/ToolPopover.tsx';
import { readMatrix, writeMatrix } from './read-matrix.ts';

/** Shows the canvas in full while the width of the toolbar is that of the frames. */
const FULL_CANVAS =
  '#storybook-preview-wrapper [data-scale]{width:100%!important;height:100%!important;zoom:1!important}';

interface ChoiceFieldProps {
  label: string;
  /** Title of the choice of no setting. */
  none: string;
  value: string;
  titles: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

function ChoiceField({ label, none, value, titles, onChange }: ChoiceFieldProps) {
  return (
    <label style={{ display: 'grid', gap: 4, fontWeight: 700 }}>
      {label}
      <select
        value={value}
        style={{ font: 'inherit', fontWeight: 400, padding: 6 }}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{none}</option>
        {Object.entries(titles).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface MatrixToolProps {
  /** Names of the settings for readers, by name. */
  titles: Readonly<Record<string, string>>;
}

/** Tool that draws the story in several looks at once, in rows and columns. The global `matrix` keeps the choice. */
export function MatrixTool({ titles }: MatrixToolProps) {
  const [globals, updateGlobals] = useGlobals();
  const choice = readMatrix(globals['matrix'], Object.keys(titles));
  const columns = choice?.columns ?? '';
  const rows = choice?.rows ?? '';
  const choose = (next: { rows: string; columns: string }) =>
    updateGlobals({ matrix: writeMatrix(next.columns ? { ...next, rows: next.rows || null } : null) });
  const name = [choice?.rows, choice?.columns].flatMap((axis) => (axis ? (titles[axis] ?? []) : []));
  return (
    <>
      {choice && <style>{FULL_CANVAS}</style>}
      <ToolPopover
        id="meetcute-matrix"
        label="Rows and columns of the matrix"
        isActive={choice !== null}
        tool={
          <>
            <GridIcon />
            {name.length > 0 ? `Matrix: ${name.join(' by ').toLowerCase()}` : 'Matrix'}
          </>
        }
      >
        <div style={{ display: 'grid', gap: 12, fontSize: 13 }}>
          <ChoiceField
            label="Columns"
            none="No matrix"
            value={columns}
            titles={titles}
            onChange={(value) => choose({ rows, columns: value })}
          />
          <ChoiceField
            label="Rows"
            none="One row"
            value={rows}
            titles={titles}
            onChange={(value) =>
              choose({ rows: value, columns: columns || Object.keys(titles).find((each) => each !== value)! })
            }
          />
          <p style={{ margin: 0 }}>
            Draws the story once for each value, at true size. The address of the page keeps the choice.
          </p>
        </div>
      </ToolPopover>
    </>
  );
}
