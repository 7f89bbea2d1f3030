import { hasScreen, href } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The way to customer service: its page, or a mail to its address on a site without one. */
export function ServiceLink({ children }: { children: ReactNode }) {
  const { support_email: address } = useSettings();
  return hasScreen('pages-service') ? (
    <Link to={href('pages-service')}>{children}</Link>
  ) : (
    <a href={`mailto:${address}`}>{children}</a>
  );
}
