import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of a form that has a page to itself, from the brand's card tokens. */
export const cardCss = css`
  padding: ${vars.space[10]};
  border: 1px solid ${vars.card.line};
  border-radius: ${vars.card.radius};
  background: ${vars.card.surface};
  box-shadow: ${vars.card.shadow};
`;
