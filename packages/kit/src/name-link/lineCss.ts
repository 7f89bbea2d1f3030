import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * A line of a list that leads somewhere: a face, words beside it, room at the end; the whole line is the link. What lists
 * it may set `--mc-line-inset`, how far its words stand from its edges.
 */
export const lineCss = css`
  position: relative;
  display: grid;
  align-items: center;
  padding: ${t.space[3]} var(--mc-line-inset, ${t.space[4]});
  border-radius: ${t.radius.large};
  transition: background ${t.motion.feedback};

  &:hover {
    background: color-mix(in oklab, ${t.text} 6%, transparent);
  }
  [data-part='face'] {
    position: relative;
    grid-row: 1 / span 3;
  }
  > [data-part='fictional'] {
    grid-column: 2 / span 2;
    justify-self: start;
    margin-block-start: ${t.space[1]};
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    font-size: ${t.type.note};
    line-height: 1.6;
  }
`;
