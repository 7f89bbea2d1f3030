import { useNotices } from '@meetcute/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const NoticeRegion = lazy(() => import('./NoticeRegion.tsx'));

const none = () => 0;

/** Region of notices at the top end (spec: toast.container-top-end). Its component loads with the first notice. */
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
