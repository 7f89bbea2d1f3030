import { visuallyHiddenCss } from '@meetcute/kit/visually-hidden';
import { useViewer } from '@meetcute/react';
import { useSlot } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Street } from '../parts/Street.tsx';
import { Head, Rail } from './Bars.tsx';

const Grid = styled.div`
  /* What stands at the foot of a page keeps clear of the tabs and of the fading content behind them. */
  --mc-tabs-space: calc(${vars.layout.tabs} + ${vars.space[12]});

  display: flex;
  flex: 1;
  flex-direction: column;

  [data-part='layout-rail'] {
    display: none;
  }
  [data-part='layout-head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[4]};
    min-block-size: ${vars.layout.bar};
    padding: env(safe-area-inset-top) ${vars.layout.gutter} 0;
  }
  [data-part='layout-account'] a {
    white-space: nowrap;
  }
  /* Most phones have no space for the name beside a member's three icons, or help and languages. */
  @media (width < 26rem) {
    [data-part='layout-head']:has([data-part='amount'], form) [data-part='name'] {
      ${visuallyHiddenCss}
    }
  }
  ${media.phone} {
    [data-part='layout-account'] [data-variant='primary'] {
      display: none;
    }
  }
  [data-part='layout-account'] {
    display: flex;
    gap: ${vars.space[2]};
    margin-inline-start: auto;
  }
  [data-part='layout-head'] [data-part='navigation'] {
    display: none;
  }
  [data-part='layout-home'] {
    display: inline-grid;
    place-items: center;
    min-inline-size: ${vars.layout.touch};
    min-block-size: ${vars.layout.touch};
    border-radius: ${vars.radius.medium};
    text-decoration: none;
  }
  [data-part='layout-stage'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }
  > [data-part='layout-stage'] > [data-part='street'] {
    display: none;
  }
  [data-part='layout-tabs'] {
    position: fixed;
    inset: auto ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom));
    z-index: 20;
    max-inline-size: 26rem;
    margin-inline: auto;
  }
  /* Rail and tabs float above the page, and stay dark by day, so that the citron shines. */
  > [data-part='layout-rail'],
  > [data-part='layout-tabs'] > nav {
    color-scheme: dark;
    border-radius: ${vars.radius.large};
    background: ${vars.navigation.surface};
    box-shadow: ${vars.shadow.floating};
    color: ${vars.text};
  }
  /* Content behind the tab bar fades out, so that the bar cuts no text. */
  [data-part='layout-tabs']::before {
    content: '';
    position: fixed;
    inset: auto 0 0;
    z-index: -1;
    block-size: calc(${vars.layout.tabs} + ${vars.space[12]} + env(safe-area-inset-bottom));
    background: linear-gradient(to top, ${vars.surface} 50%, transparent);
    pointer-events: none;
  }
  [data-part='layout-tabs']:empty {
    display: none;
  }
  &[data-height='window'] {
    flex: none;
    block-size: calc(100dvh - var(--mc-banner, 0px));
  }
  &[data-height='window'] main {
    min-block-size: 0;
  }
  /* A phone shows only the conversation: its head links back, and the composer takes the place of the tabs. */
  ${media.phone} {
    &:has([data-shows='conversation']) [data-part='layout-tabs'],
    &:has([data-shows='conversation']) [data-part='layout-stage'] > [data-part='layout-head'] {
      display: none;
    }
  }

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
      inline-size: min(26rem, calc(50% - 17rem - 2 * ${vars.layout.gutter}));
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

/** Props of `Frame`. */
export interface FrameProps {
  /**
   * Whether the frame is exactly as high as the window and scrolls inside. Default: false. @selector
   * [data-height='window']
   */
  isWindowHigh?: boolean;
  /** Whether the frame has rail and tabs for members; otherwise logo, help and languages alone. Default: true. */
  hasNavigation?: boolean;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame with rail and stage on a wide screen, and a floating tab bar on a phone. A visitor, whose rail would be empty, has
 * the site's name and all links at the head of the stage.
 */
export function Frame({ isWindowHigh, hasNavigation = true, children }: FrameProps) {
  const Navigation = useSlot('Navigation');
  // A viewer who is not known yet is more likely a member, whose page must not move.
  const hasRail = useViewer() !== null && hasNavigation;
  return (
    <Grid data-height={isWindowHigh ? 'window' : undefined} data-bare={hasRail ? undefined : ''}>
      {hasRail && <Rail />}
      <div data-part="layout-stage">
        <Head hasNavigation={hasNavigation} />
        {children}
        <Street />
      </div>
      {hasNavigation && (
        <div data-part="layout-tabs">
          <Navigation variant="tabs" />
        </div>
      )}
    </Grid>
  );
}
