import { useState } from 'react';
import { createQueue } from './frame-queue.ts';
import type { MatrixPlan } from './plan-matrix.ts';
import { StoryFrame } from './StoryFrame.tsx';

const STYLES = `
[data-matrix]{color-scheme:light dark;background:Canvas;color:CanvasText;font:14px/1.4 "Figtree Variable",system-ui,sans-serif;min-block-size:100dvh;inline-size:max-content;min-inline-size:100%;padding:16px;box-sizing:border-box}
[data-matrix] p{margin:0 0 12px;position:sticky;inset-inline-start:16px;max-inline-size:calc(100vw - 32px)}
[data-matrix] table{border-collapse:separate;border-spacing:12px;margin:-12px}
[data-matrix] th{text-align:start;vertical-align:top;font-weight:600}
[data-matrix] thead th{position:sticky;inset-block-start:0;background:Canvas;padding-block:6px}
[data-matrix] tbody th{inline-size:max-content;white-space:nowrap}
[data-matrix] td{padding:0;vertical-align:top}
[data-matrix] iframe{display:block;box-sizing:content-box;border:1px solid GrayText;background:#fff}
`;

export interface MatrixFramesProps {
  plan: MatrixPlan;
  /** Title and name of the story. */
  title: string;
}

/** Frames of a story in rows and columns, each with a world of its own. */
export function MatrixFrames({ plan, title }: MatrixFramesProps) {
  const [enqueue] = useState(createQueue);
  const hasRows = plan.rows.some((row) => row.title !== null);
  return (
    <main data-matrix="">
      <style>{STYLES}</style>
      {plan.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <table aria-label={`${title} in several looks`}>
        <thead>
          <tr>
            {hasRows && <td />}
            {plan.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.rows.map((row) => (
            <tr key={row.title}>
              {row.title !== null && <th scope="row">{row.title}</th>}
              {row.frames.map((frame) => (
                <td key={frame.url}>
                  <StoryFrame frame={frame} title={title} enqueue={enqueue} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
