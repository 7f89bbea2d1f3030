import type { LayoutProps } from '@meetcute/site';

/** Layout without navigation; the page fills the window. */
export default function EmptyLayout({ children }: LayoutProps) {
  return children;
}
