import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/** The look of a form that has a page to itself: a sheet in the brand's card tokens, which may be no sheet at all. */
export const cardCss = css`
  padding: ${t.space[10]};
  border: 1px solid ${t.card.line};
  border-radius: ${t.card.radius};
  background: ${t.card.surface};
  box-shadow: ${t.card.shadow};
`;
