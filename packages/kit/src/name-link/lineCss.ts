import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * A line of a list that leads somewhere: a face, words beside it, room at the end; the whole line is the link. What lists
 * it may set `--mc-line-inset`, how far its words stand from its edges.
 */
export const lineCss = css`
  position: relative;
  display: grid;
  align-items: center;
  padding: ${vars.space[3]} var(--mc-line-inset, ${vars.space[4]});
  border-radius: ${vars.radius.large};
  transition: background ${vars.motion.feedback};

  &:hover {
    background: color-mix(in oklab, ${vars.text} 6%, transparent);
  }
  [data-part='face'] {
    position: relative;
    grid-row: 1 / span 3;
  }
  > [data-part='fictional'] {
    grid-column: 2 / span 2;
    justify-self: start;
    margin-block-start: ${vars.space[1]};
    padding: 0 ${vars.space[2]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.note};
    line-height: 1.6;
  }
`;
