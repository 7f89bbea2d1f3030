import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of a section panel and its head. */
export const panelCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  min-inline-size: 0;
  padding: ${vars.space[4]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.large};
  background: ${vars.surfaceRaised};

  ${media.desktop} {
    padding: ${vars.space[6]};
  }
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.layout.touch};
  }
  /* Aligns the button's text with the content below. */
  > header > [data-part='edit'] {
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }
  /* Empty errors take no space. */
  [role='alert']:empty {
    position: absolute;
  }
  h2 {
    font-size: ${vars.type.title};
  }
  [data-part='fine'] {
    margin-block-start: ${vars.space[1]};
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
  }
`;
