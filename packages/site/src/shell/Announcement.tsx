import { hiddenCss } from '@meetcute/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Hidden = styled.p`
  ${hiddenCss}
`;

/** Tells screen readers politely what others see; it stands there empty until there is something to tell. */
export function Announcement({ children }: { children?: ReactNode }) {
  return <Hidden role="status">{children}</Hidden>;
}
