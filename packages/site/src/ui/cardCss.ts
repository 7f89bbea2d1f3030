import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** The look of a form that has a page to itself: a sheet in the brand's card tokens, which may be no sheet at all. */
export const cardCss = css`
  padding: ${vars.space[10]};
  border: 1px solid ${vars.card.line};
  border-radius: ${vars.card.radius};
  background: ${vars.card.surface};
  box-shadow: ${vars.card.shadow};
`;
