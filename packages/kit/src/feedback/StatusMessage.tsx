import type { ReactNode } from 'react';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Props of `StatusMessage`. */
export interface StatusMessageProps extends FrameProps<HTMLDivElement> {
  /** The message. Default: none. */
  children?: ReactNode;
}

/** Announces a completed action politely. Takes no space while it is empty. */
export function StatusMessage({ children, ...frame }: StatusMessageProps) {
  return (
    <div {...useFrame(frame, {})} role="status">
      {children ? <p data-part="news">{children}</p> : null}
    </div>
  );
}
