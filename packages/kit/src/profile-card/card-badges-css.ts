import { css } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';

/** Styles of the badges of every card: each on one line, so that none covers a face. */
export const cardBadgesCss = css`
  [data-part='badge'] {
    overflow: hidden;
    max-inline-size: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * Styles of the badges of a small card: a short text for the language, with the sentence for screen readers. The name alone
 * is a nationality in some languages. Beside a mark there is no space for both, so the language is read out only.
 */
export const narrowBadgesCss = css`
  [data-part='sentence'],
  [data-kind='mark'] ~ [data-kind='language'] {
    ${visuallyHiddenCss}
  }
  [data-part='short'] {
    display: inline-block;
  }
  /* Some languages write their names in lower case. */
  [data-part='short']::first-letter {
    text-transform: uppercase;
  }
`;
