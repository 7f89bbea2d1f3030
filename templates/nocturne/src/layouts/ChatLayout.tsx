import type { LayoutProps } from '@meetcute/site';
import { Frame } from './Frame.tsx';

/** Layout with rail and stage, as high as the window, so that the composer stays in reach. */
export default function ChatLayout({ children }: LayoutProps) {
  return <Frame isWindowHigh>{children}</Frame>;
}
