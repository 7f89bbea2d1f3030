import { mayReloadFor } from '@meetcute/core';
import { useEffect, useEffectEvent } from 'react';
import type { AppPort } from './port.ts';

const KEY = 'meetcute-reloaded-for';

/** The build that this tab was loaded anew for before, which is now this one. Without storage it is never loaded anew, rather than for ever. */
function rememberReload(build: string): string | null {
  try {
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, build);
    return before;
  } catch {
    return build;
  }
}

/**
 * Loads the page anew, or the one that the person is on the way to, where a file of its script is gone after a deploy:
 * once for each build, over no text that is being written and nothing that lives in the page alone. Without a connection
 * it stays as it is.
 */
export function useMissingFiles(app: AppPort | null, next: string | null): void {
  const reload = useEffectEvent(async () => {
    const build = app?.build() ?? null;
    if (!app || build === null) return;
    const isLeaving = next !== null;
    const mayReload = (reloadedFor: string | null) =>
      mayReloadFor({
        build,
        reloadedFor,
        isLeaving,
        isWriting: app.isWriting(),
        hasUnsavedWork: app.hasUnsavedWork(),
      });
    if (!mayReload(null)) return;
    if ((await app.fetchBuild()) === build) return;
    // Meanwhile something may have been written; what did not happen is not remembered as done.
    if (!mayReload(null) || !mayReload(rememberReload(build))) return;
    if (next === null) app.reload();
    else app.goTo(next);
  });
  useEffect(() => {
    const onMissing = () => void reload().catch(() => undefined);
    addEventListener('vite:preloadError', onMissing);
    return () => removeEventListener('vite:preloadError', onMissing);
  }, []);
}
