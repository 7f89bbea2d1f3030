import { useIsLoggedIn, useViewer } from '@meetcute/react';
import { AccountActions, HelpActions, href, Link, useSlot } from '@meetcute/site';
import { useTranslation } from 'react-i18next';

/** Rail of a member beside the stage: the mark, the main navigation, and at its foot the account. Styled by `Frame`. */
export function Rail() {
  const Logo = useSlot('Logo');
  const Navigation = useSlot('Navigation');
  const { t } = useTranslation('shell');
  const isMember = useIsLoggedIn();
  return (
    <div data-part="layout-rail">
      <Link to={href('index')} data-part="layout-home" aria-label={t('home')}>
        <Logo isCompact />
      </Link>
      <Navigation variant="rail" />
      {isMember && (
        <div data-part="layout-rail-account">
          <AccountActions />
        </div>
      )}
    </div>
  );
}

/** Props of `Head`. */
export interface HeadProps {
  /** Whether the frame has its navigation; otherwise the head has help and languages. */
  hasNavigation: boolean;
}

/** Head of the stage with the logo, a visitor's links, and account or help. Styled by `Frame`. */
export function Head({ hasNavigation }: HeadProps) {
  const Logo = useSlot('Logo');
  const Navigation = useSlot('Navigation');
  const viewer = useViewer();
  const isMember = useIsLoggedIn();
  return (
    <header data-part="layout-head" data-member={(isMember && hasNavigation) || undefined}>
      <Link to={href('index')} data-part="layout-home">
        <Logo />
      </Link>
      {hasNavigation && viewer === null && <Navigation variant="bar" />}
      <div data-part="layout-account">{hasNavigation ? <AccountActions /> : <HelpActions />}</div>
    </header>
  );
}
