import { href } from '@meetcute/core';
import type { ReactNode } from 'react';
import { Link } from '../router/index.ts';

/** Props of `ServiceLink`. */
export interface ServiceLinkProps {
  /** Text of the link. */
  children: ReactNode;
}

/** Link to customer service. */
export function ServiceLink({ children }: ServiceLinkProps) {
  return <Link to={href('pages-service')}>{children}</Link>;
}
