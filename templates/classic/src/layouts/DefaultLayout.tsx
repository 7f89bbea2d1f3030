import type { LayoutProps } from '@meetcute/site';
import { BottomTabs } from './BottomTabs.tsx';
import { TopBar } from './TopBar.tsx';

/** Layout with a top bar, and tabs at the bottom of a phone. */
export default function DefaultLayout({ children }: LayoutProps) {
  return (
    <>
      <TopBar />
      {children}
      <BottomTabs />
    </>
  );
}
