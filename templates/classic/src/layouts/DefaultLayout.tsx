import type { LayoutProps } from '@meetcute/site';
import { BottomTabs } from './BottomTabs.tsx';
import { TopBar } from './TopBar.tsx';

/** Layout with a top bar, and tabs at the bottom of a phone. A page in steps has the bar alone, without navigation. */
export default function DefaultLayout({ hasNavigation, children }: LayoutProps) {
  return (
    <>
      <TopBar hasNavigation={hasNavigation} />
      {children}
      {hasNavigation && <BottomTabs />}
    </>
  );
}
