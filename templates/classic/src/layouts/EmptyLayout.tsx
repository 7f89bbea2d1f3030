import type { LayoutProps } from '@meetcute/site';

/** The page alone, from edge to edge. */
export default function EmptyLayout({ children }: LayoutProps) {
  return children;
}
