import { visuallyHiddenCss } from '@meetcute/kit/visually-hidden';
import { useViewer } from '@meetcute/react';
import { useSlot } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Street } from '../parts/Street.tsx';
import { Head, Rail } from './Bars.tsx';
import { wideFrameCss } from './wide-frame-css.ts';

const Grid = styled.div`
  /* What stands at the foot of a page keeps clear of the floating tabs. */
  --mc-tabs-space: calc(${vars.layout.tabs} + ${vars.space[6]});

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
  /* The bar of an order has a ground of its own, down to the foot of the window. */
  @media (height >= 48rem) {
    &:has([data-part='checkout'] > [data-part='bar']:not([data-reached])) [data-part='layout-tabs']::before {
      display: none;
    }
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

  ${wideFrameCss}
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
