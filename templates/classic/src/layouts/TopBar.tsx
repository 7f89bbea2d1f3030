import { visuallyHiddenCss } from '@meetcute/kit/visually-hidden';
import { AccountActions, HelpActions, href, Link, useSlot } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 1px solid ${vars.line};
  background: ${vars.navigation.surface};
  padding-block-start: env(safe-area-inset-top);

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[6]};
    max-inline-size: ${vars.layout.page};
    min-block-size: calc(${vars.layout.bar} - ${vars.space[3]});
    margin-inline: auto;
    padding-inline: ${vars.layout.gutter};
  }
  [data-part='home'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    text-decoration: none;
  }
  [data-part='account'] a {
    white-space: nowrap;
  }
  ${media.phone} {
    [data-part='account'] [data-variant='primary'] {
      display: none;
    }
  }
  /* Most phones have no space for the name beside a member's three icons, or help and languages. */
  @media (width < 26rem) {
    > div:has([data-part='amount'], form) [data-part='name'] {
      ${visuallyHiddenCss}
    }
  }
  [data-part='account'] {
    display: flex;
    gap: ${vars.space[2]};
  }
  [data-part='navigation'] {
    display: none;
  }
  ${media.tablet} {
    > div {
      min-block-size: ${vars.layout.bar};
    }
    [data-part='navigation'] {
      display: block;
      margin-inline-start: auto;
    }
  }
  /* Five entries beside the account leave no space for the name on a tablet; screen readers still read it. */
  ${media.tablet} {
    ${media.belowDesktop} {
      > div:has(li + li) {
        gap: ${vars.space[4]};
      }
      > div:has(li + li) [data-part='name'] {
        ${visuallyHiddenCss}
      }
    }
  }
  ${media.low} {
    > div {
      min-block-size: ${vars.layout.touch};
    }
  }
  @media print {
    display: none;
  }
`;

/** Props of `TopBar`. */
export interface TopBarProps {
  /** Whether the bar has navigation and account; otherwise help and languages. Default: true. */
  hasNavigation?: boolean;
}

/** Top bar with logo, main navigation and account. */
export function TopBar({ hasNavigation = true }: TopBarProps) {
  const Logo = useSlot('Logo');
  const Navigation = useSlot('Navigation');
  return (
    <Bar>
      <div>
        <Link to={href('index')} data-part="home">
          <Logo />
        </Link>
        {hasNavigation && <Navigation variant="bar" />}
        <div data-part="account">{hasNavigation ? <AccountActions /> : <HelpActions />}</div>
      </div>
    </Bar>
  );
}
