import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Hidden = styled.p`
  ${visuallyHiddenCss}
`;

export interface AnnouncementProps extends FrameProps<HTMLParagraphElement> {
  /** Text to announce; nothing is announced while empty. */
  children?: ReactNode;
  /** Whether added elements are announced one by one. Default: false, each change announces the whole content. */
  isList?: boolean;
}

/** Visually hidden polite live region. Render it empty before the first announcement, or screen readers miss it. */
export function Announcement({ children, isList = false, ...frame }: AnnouncementProps) {
  return (
    <Hidden {...useFrame(frame, {})} role="status" aria-atomic={!isList}>
      {children}
    </Hidden>
  );
}
