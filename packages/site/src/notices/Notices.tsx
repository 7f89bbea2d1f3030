import { useNotices } from '@meetcute/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const NoticeRegion = lazy(() => import('./NoticeRegion.tsx'));

const none = () => 0;

/** The place of notices, at the top's end (spec: toast.container-top-end); what draws them is loaded with the first one. */
export function Notices() {
  const { queue } = useNotices();
  const count = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length,
    none,
  );
  return count > 0 ? (
    <Suspense>
      <NoticeRegion queue={queue} />
    </Suspense>
  ) : null;
}
