import { Link, LinkProvider } from '@meetcute/react/link';
import type { ReactNode } from 'react';

/** Links of all parts use your router, here the browser's own history. */
export const Router = ({ children }: { children?: ReactNode }) => (
  <LinkProvider navigate={(href) => history.pushState(null, '', href)}>
    {children}
    <Link href="/members" className={({ isCurrent }) => (isCurrent ? 'link current' : 'link')}>
      Members
    </Link>
  </LinkProvider>
);
