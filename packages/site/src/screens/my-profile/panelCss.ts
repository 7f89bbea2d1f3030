import { media, t } from '@meetcute/theme';
import { css } from 'styled-components';

/** The sheet that a section of the own profile stands on, with its head. */
export const panelCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[4]};
  min-inline-size: 0;
  padding: ${t.space[4]};
  border: 1px solid ${t.line};
  border-radius: ${t.radius.large};
  background: ${t.surfaceRaised};

  ${media.desktop} {
    padding: ${t.space[6]};
  }
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${t.space[3]};
    align-items: center;
    min-block-size: ${t.layout.touch};
  }
  /* Its words stand on the edge of what is below. */
  > header > [data-part='edit'] {
    margin-inline-end: calc(-1 * ${t.space[3]});
  }
  /* An error that is not there takes no gap. */
  [role='alert']:empty {
    position: absolute;
  }
  h2 {
    font-size: ${t.type.title};
  }
  [data-part='fine'] {
    margin-block-start: ${t.space[1]};
    color: ${t.textMuted};
    font-size: ${t.type.note};
  }
`;
