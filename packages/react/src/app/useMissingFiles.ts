import { mayReloadFor } from '@meetcute/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AppPort } from './port.ts';

const KEY = 'meetcute-reloaded-for';

/**
 * Stores the build that this tab reloads for and returns the previous one. Without session storage it returns `build`,
 * which prevents the reload and with it an endless loop.
 */
function rememberReload(build: string): string | null {
  try {
    const previousBuild = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, build);
    return previousBuild;
  } catch {
    return build;
  }
}

/**
 * Reloads the page when a script file is missing after a deploy. During navigation it loads the target path `next`
 * instead, also when the navigation begins while the page is about to reload; null if there is no navigation. Reloads at
 * most once per build, and never over text being written or unsaved work. Does nothing when offline.
 */
export function useMissingFiles(app: AppPort | null, next: string | null): void {
  const mayReload = useEffectEvent(
    (build: string, reloadedFor: string | null) =>
      app !== null &&
      mayReloadFor({
        build,
        reloadedFor,
        isLeaving: next !== null,
        isWriting: app.isWriting(),
        hasUnsavedWork: app.hasUnsavedWork(),
      }),
  );
  const isReloading = useRef(false);
  const leave = useEffectEvent(() => {
    isReloading.current = true;
    if (next === null) app?.reload();
    else app?.goTo(next);
  });
  const reload = useEffectEvent(async () => {
    const build = app?.build() ?? null;
    if (!app || build === null || !mayReload(build, null)) return;
    if ((await app.fetchBuild()) === build) return;
    // Check again, because text may have been written meanwhile. Only a reload that happens is remembered.
    if (mayReload(build, null) && mayReload(build, rememberReload(build))) leave();
  });
  // A file may be missing before the app's port has loaded.
  const isWaiting = useRef(false);
  const onMissing = useEffectEvent(() => {
    isWaiting.current = app === null;
    void reload().catch(() => undefined);
  });
  useEffect(() => {
    if (app && isWaiting.current) onMissing();
  }, [app]);
  useEffect(() => {
    // The member left while the reload was requested: it must not bring the old page back.
    if (next !== null && isReloading.current) leave();
  }, [next]);
  useEffect(() => {
    const onError = () => onMissing();
    addEventListener('vite:preloadError', onError);
    return () => removeEventListener('vite:preloadError', onError);
  }, []);
}
