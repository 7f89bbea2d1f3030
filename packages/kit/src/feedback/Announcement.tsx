import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visuallyHiddenCss.ts';

const Hidden = styled.p`
  ${visuallyHiddenCss}
`;

export interface AnnouncementProps {
  children?: ReactNode;
  /** Whether its elements are told one by one, each when it comes. Default: all of it with each change. */
  isList?: boolean;
}

/** Tells screen readers politely what others see; it stands there empty until there is something to tell. */
export function Announcement({ children, isList = false }: AnnouncementProps) {
  return (
    <Hidden role="status" aria-atomic={!isList}>
      {children}
    </Hidden>
  );
}
