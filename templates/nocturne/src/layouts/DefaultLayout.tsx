import type { LayoutProps } from '@meetcute/site';
import { Frame } from './Frame.tsx';

/** Layout with rail and stage; the page may be longer than the window. */
export default function DefaultLayout({ children }: LayoutProps) {
  return <Frame>{children}</Frame>;
}
