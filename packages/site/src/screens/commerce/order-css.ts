import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * Styles of an order: the choices, and beside them on a desktop its summary, which stays in sight. On a phone the product
 * and its price stay above the tabs until the summary is in view, unless the window is low.
 */
export const orderCss = css`
  [data-part='renewal'] {
    display: grid;
    gap: ${vars.space[3]};
  }
  /* Pairs side by side. An odd number stays in rows, so that no place is empty. */
  ${media.tablet} {
    [data-part='choices'] fieldset [data-part='options']:has(> :nth-child(even):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    [data-part='choices'] [data-part='option'] {
      padding-inline: ${vars.space[4]};
    }
  }
  ${media.phone} {
    /* A low window has no space for it. */
    @media (height >= 48rem) {
      --mc-below-bar: calc(
        var(--mc-tabs-space, calc(${vars.layout.tabs} + ${vars.space[3]})) + env(safe-area-inset-bottom)
      );

      /* Takes no space in the page: it covers what is above the summary until that comes into view. */
      [data-part='bar'] {
        display: block;
        position: sticky;
        inset-block-end: var(--mc-below-bar);
        z-index: 1;
        block-size: 0;
        margin-block-end: calc(-1 * ${vars.space[6]});
      }
      [data-part='bar'][data-reached] {
        display: none;
      }
      [data-part='bar'] > div {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: ${vars.space[2]};
        position: absolute;
        inset: auto calc(-1 * ${vars.layout.gutter}) 0;
        padding: ${vars.space[1]} ${vars.layout.gutter};
        border-block-start: 1px solid ${vars.line};
        background: ${vars.surface};
      }
      /* Behind the tabs. */
      [data-part='bar'] > div::after {
        content: '';
        position: absolute;
        inset: 100% 0 auto;
        block-size: var(--mc-below-bar);
        background: ${vars.surface};
      }
      /* One line. Where letters are large, the price has a line of its own. */
      [data-part='bar'] p {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        gap: 0 ${vars.space[2]};
        min-inline-size: 0;
        font-size: ${vars.type.small};
        font-variant-numeric: tabular-nums;
        line-height: ${vars.leading.snug};
      }
      [data-part='bar'] [data-part='product'] {
        flex: 1 1 6rem;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      [data-part='bar'] [data-part='renews'] {
        flex: 0 0 100%;
      }
      [data-part='bar'] [data-variant='primary'] {
        flex: none;
        padding-inline: ${vars.space[3]};
        font-size: ${vars.type.small};
      }
      /* Focused choices scroll into view above the bar. */
      [data-part='checkout'] [data-part='choices'] :is(a, button, input, select) {
        scroll-margin-block-end: calc(${vars.layout.tabs} + 10rem);
      }
    }
  }
  [data-part='submit'] {
    scroll-margin-block-start: calc(${vars.layout.bar} + ${vars.space[4]});
  }
  ${media.desktop} {
    [data-part='checkout'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
      gap: ${vars.space[12]};
    }
    [data-part='checkout'] > [data-part='submit'] {
      position: sticky;
      inset-block-start: calc(${vars.layout.bar} + ${vars.space[4]});
    }
  }
`;
