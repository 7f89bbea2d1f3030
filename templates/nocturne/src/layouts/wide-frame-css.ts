import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of the frame from a tablet on, where a rail is beside the stage, and on paper. */
export const wideFrameCss = css`
  ${media.tablet} {
    flex-direction: row;

    [data-part='layout-tabs'],
    [data-part='layout-head'] [data-part='layout-home'] {
      display: none;
    }
    [data-part='layout-rail'] {
      position: sticky;
      inset-block-start: ${vars.space[3]};
      display: flex;
      flex: none;
      flex-direction: column;
      align-items: center;
      gap: clamp(${vars.space[2]}, 4dvh, ${vars.space[8]});
      inline-size: calc(${vars.layout.rail} - ${vars.space[3]});
      block-size: calc(100dvh - 2 * ${vars.space[3]} - var(--mc-banner, 0px));
      margin: ${vars.space[3]} 0 ${vars.space[3]} ${vars.space[3]};
      padding-block: ${vars.space[5]};
      /* Low windows have no space for the whole rail. */
      overflow-y: auto;
      scrollbar-width: none;
    }
    [data-part='layout-rail'] [data-part='navigation'] {
      inline-size: 100%;
      padding-inline: ${vars.space[1]};
    }
    [data-part='layout-stage'] {
      /* Nothing is sticky at the top of the stage. */
      --mc-page-head: 0px;

      margin: ${vars.space[3]};
      overflow: clip;
      border-radius: ${vars.radius.large};
      background: ${vars.surfaceSunken};
    }
    /* Without a rail the stage is as wide as a page, so that pictures, page and footer share their edges. */
    &[data-bare] > [data-part='layout-stage'] {
      margin-inline: max(${vars.space[3]}, calc((100% - ${vars.layout.page}) / 2));
    }
    &[data-bare] [data-part='layout-head'] [data-part='layout-home'] {
      display: inline-grid;
    }
    [data-part='layout-head'] [data-part='navigation'] {
      display: block;
      margin-inline-start: auto;
    }
    [data-part='layout-head'] [data-part='navigation'] + [data-part='layout-account'] {
      margin-inline-start: 0;
    }
    /* A form that has the page to itself shares it with the drawing: above it, from a desktop on beside it. */
    > [data-part='layout-stage']:has(> main [data-part='sheet']) > [data-part='street'] {
      display: block;
      flex: none;
      align-self: end;
      inline-size: min(20rem, 50%);
      margin-inline-end: ${vars.layout.gutter};
    }
    /* Account and logout are at the foot of the rail; the page starts at the top of the stage. */
    [data-part='layout-rail-account'] {
      --mc-amount: row;

      display: grid;
      gap: ${vars.space[2]};
      justify-items: center;
      margin-block-start: auto;
    }
    /* The footer is aligned with the page on the stage. */
    &:not([data-bare]) ~ [data-part='legal'] {
      margin-inline: calc(${vars.layout.rail} + ${vars.space[3]}) ${vars.space[3]};
      padding-inline: max(
        ${vars.layout.gutter},
        calc(
          (100% - ${vars.layout.rail} - 2 * ${vars.space[3]} - ${vars.layout.page}) / 2 +
            ${vars.layout.gutter}
        )
      );
    }
    &[data-bare] ~ [data-part='legal'] {
      margin-inline: ${vars.space[3]};
      padding-inline: max(
        ${vars.layout.gutter},
        calc((100% - 2 * ${vars.space[3]} - ${vars.layout.page}) / 2 + ${vars.layout.gutter})
      );
    }
    [data-part='layout-head'][data-member],
    &:has([data-part='layout-head'] [data-part='layout-account']:empty) [data-part='layout-head'] {
      display: none;
    }
  }
  ${media.desktop} {
    [data-part='layout-stage'] {
      position: relative;
    }
    > [data-part='layout-stage']:has(> main [data-part='sheet']) > [data-part='street'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: ${vars.layout.gutter};
      /* As far from the form, which is 38rem wide, as from the edge of the stage. */
      inline-size: min(26rem, calc(50% - 19rem - 2 * ${vars.layout.gutter}));
      margin: 0;
    }
  }
  /* Paper shows the page alone, also where it is as wide as a tablet. */
  @media print {
    && > :is([data-part='layout-rail'], [data-part='layout-tabs']),
    && > [data-part='layout-stage'] > :is([data-part='layout-head'], [data-part='street']) {
      display: none;
    }
    && > [data-part='layout-stage'] {
      margin: 0;
      overflow: visible;
      border-radius: 0;
      background: none;
    }
  }
`;
