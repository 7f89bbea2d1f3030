import type { LayoutProps } from '@meetcute/site';
import { Frame } from './Frame.tsx';

/** Rail and stage as high as the window, so that the writing line stays in reach. */
export default function ChatLayout({ children }: LayoutProps) {
  return <Frame isWindowHigh>{children}</Frame>;
}
