import { vars, type Tokens } from '@meetcute/theme';
import { styled } from 'styled-components';
import { breakpointAt, planGrid } from './grid.ts';

const Figure = styled.figure`
  margin-block-end: ${vars.space[6]};

  & [data-part='window'] {
    display: flex;
    justify-content: center;
    block-size: 5rem;
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.small};
    background: ${vars.surfaceSunken};
    overflow: hidden;
  }

  & [data-part='page'] {
    display: flex;
    background: ${vars.surface};
    border-inline: 1px dashed ${vars.edge};
  }

  & [data-part='column'] {
    flex: 1;
    background: ${vars.accentSoft};
    border-inline: 1px solid ${vars.accent};
  }

  & figcaption {
    margin-block-start: ${vars.space[2]};
    font-size: ${vars.type.small};
  }
`;

const WIDEST = 1440;
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
const formatPixels = (pixels: number) => `${Math.round(pixels)} px`;

export interface GridDrawingProps {
  tokens: Tokens;
  /** Width of the window in pixels. */
  width: number;
}

/** Drawing of a window to scale, with the gutters and columns of a brand, and its measures in words. */
export function GridDrawing({ tokens, width }: GridDrawingProps) {
  const { gutter, content, margin, columns, gap } = planGrid(tokens, width);
  const page = content + 2 * gutter;
  return (
    <Figure>
      <div data-part="window" style={{ inlineSize: percent(width, WIDEST) }} aria-hidden>
        <div
          data-part="page"
          style={{
            inlineSize: percent(page, width),
            // A share of the box without its padding.
            gap: percent(gap, content),
            paddingInline: percent(gutter, width),
          }}
        >
          {Array.from({ length: columns }, (_, index) => (
            <div key={index} data-part="column" />
          ))}
        </div>
      </div>
      <figcaption>
        {width} px, {breakpointAt(width).name.toLowerCase()}: {columns} columns, {formatPixels(gap)} between
        them, gutters of {formatPixels(gutter)}
        {margin > 0 ? `, ${formatPixels(margin)} free on both sides of the page` : ''}.
      </figcaption>
    </Figure>
  );
}
