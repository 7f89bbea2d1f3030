import { drawIcon } from '@meetcute/kit/icon';

const line = (path: string, width: string) => (
  <path
    d={path}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/**
 * Returns an icon of the brand from lines in a square of 24: bolder than the default ones, and drawn with few points. With
 * `solid` it is filled where something is selected; otherwise all weights are lines.
 */
export const drawLines = (path: string, solid?: string) =>
  drawIcon(
    {
      regular: line(path, '2'),
      bold: line(path, '2.5'),
      light: line(path, '1.4'),
      ...(solid !== undefined && { fill: <path d={solid} fillRule="evenodd" /> }),
    },
    '0 0 24 24',
  );
