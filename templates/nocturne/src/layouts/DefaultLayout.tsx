import type { LayoutProps } from '@meetcute/site';
import { Frame } from './Frame.tsx';

/** Layout with rail and stage; the page may be longer than the window. */
export default function DefaultLayout({ hasNavigation, children }: LayoutProps) {
  return <Frame hasNavigation={hasNavigation}>{children}</Frame>;
}
