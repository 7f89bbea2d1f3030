import { hasScreen, href } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Props of `ServiceLink`. */
export interface ServiceLinkProps {
  /** Text of the link. */
  children: ReactNode;
}

/** Link to customer service: its page, or a mail link on a site without that page. */
export function ServiceLink({ children }: ServiceLinkProps) {
  const { support_email: address } = useSettings();
  return hasScreen('pages-service') ? (
    <Link to={href('pages-service')}>{children}</Link>
  ) : (
    <a href={`mailto:${address}`}>{children}</a>
  );
}
