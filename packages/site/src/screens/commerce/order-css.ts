import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * Styles of an order: the choices, and beside them on a desktop what is paid, which stays in sight. On a phone the product,
 * its price and the button stay above the tabs, unless the window is low.
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
    @media (height >= 40rem) {
      --mc-below-bar: calc(
        var(--mc-tabs-space, calc(${vars.layout.tabs} + ${vars.space[3]})) + env(safe-area-inset-bottom)
      );

      padding-block-end: 0;

      [data-part='submit'] {
        display: contents;
      }
      [data-part='checkout'] [data-part='about'] {
        padding: ${vars.space[5]};
        border: 1px solid ${vars.line};
        border-radius: ${vars.card.radius};
        background: ${vars.surfaceRaised};
      }
      [data-part='bar'] {
        position: sticky;
        inset-block-end: var(--mc-below-bar);
        margin-inline: calc(-1 * ${vars.layout.gutter});
        padding: ${vars.space[3]} ${vars.layout.gutter};
        border-block-start: 1px solid ${vars.line};
        background: ${vars.surface};
      }
      /* Behind the tabs. It takes no space where the bar rests, and the links below the page cover it. */
      [data-part='bar']::after {
        content: '';
        position: absolute;
        inset: 100% 0 auto;
        block-size: var(--mc-below-bar);
        background: ${vars.surface};
      }
      [data-part='bar'] [data-variant='primary'] {
        min-block-size: ${vars.button.height};
        padding-inline: ${vars.space[4]};
        font-size: ${vars.type.body};
      }
      /* Focused choices and links scroll into view above the bar. */
      [data-part='checkout'] :is([data-part='choices'], [data-part='about']) :is(a, button, input, select) {
        scroll-margin-block-end: calc(${vars.layout.tabs} + 16rem);
      }
    }
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
