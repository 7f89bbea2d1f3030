import { initialWorker, needsBuildCheck, reduceWorker, type WorkerState } from '@meetcute/core';
import { useEffect, useReducer, useState } from 'react';
import { useClientStore } from '../provider/context.ts';
import type { AppPort } from './port.ts';

/** Milliseconds between checks whether the build id is due. */
const TICK_MS = 60_000;

/** State of updates to the site, returned by `useAppUpdate`. */
export interface AppUpdate {
  /** State of the service worker. */
  readonly worker: WorkerState;
  /** Whether a newer version is ready. */
  readonly isWaiting: boolean;
  /** Whether the requested update was refused because text is being written in this or another tab. */
  readonly isBlocked: boolean;
  /** Applies the newer version unless text is being written; null if there is none. */
  readonly onUpdate: (() => void) | null;
}

const isHidden = () => document.visibilityState === 'hidden';

/** Tracks the worker's state and reloads the page when a newer worker takes control. */
function useWorker(app: AppPort | null): WorkerState {
  const store = useClientStore();
  const [worker, dispatch] = useReducer(reduceWorker, initialWorker);
  useEffect(() => app?.worker?.watch(dispatch), [app]);
  useEffect(() => {
    if (worker.hasFailed || worker.isRegistered) store.setState({ hasRegistrationFailed: worker.hasFailed });
  }, [store, worker.hasFailed, worker.isRegistered]);
  useEffect(() => {
    if (worker.isReloadDue) app?.reload();
  }, [app, worker.isReloadDue]);
  return worker;
}

/** Whether the server's build differs from this page's. Checks hourly and when the page becomes visible again. */
function useIsOld(app: AppPort | null): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    const pageBuild = app?.build() ?? null;
    if (!app || pageBuild === null) return undefined;
    let lastAsked = performance.now();
    const check = async () => {
      lastAsked = performance.now();
      // A failed request says nothing about the build; the next check tries again.
      const build = await app.fetchBuild().catch(() => pageBuild);
      if (build === pageBuild) return;
      setIsOld(true);
      await app.worker?.checkForUpdate().catch(() => undefined);
    };
    const checkIfDue = (hasReturned: boolean) => {
      if (!isHidden() && needsBuildCheck(lastAsked, performance.now(), hasReturned)) void check();
    };
    const onVisible = () => checkIfDue(true);
    const timer = setInterval(() => checkIfDue(false), TICK_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [app]);
  return isOld;
}

/** Lets a waiting worker take control while the page is hidden, so that the person returns to the newer version. */
function useUpdateWhenHidden(app: AppPort | null, isWaiting: boolean): void {
  useEffect(() => {
    const port = app?.worker;
    if (!port || !isWaiting) return undefined;
    const change = () => void (isHidden() && port.takeControl(false));
    change();
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [app, isWaiting]);
}

/**
 * Registers the service worker and tracks its updates. A newer version is applied while the page is hidden, or at once by
 * `onUpdate`, but never over unsent or unsaved text (spec: pwa.sw-states, pwa.sw-update-control-reloads-page). Use it
 * once, in the shell. `app` comes from `useAppPort`.
 */
export function useAppUpdate(app: AppPort | null): AppUpdate {
  const worker = useWorker(app);
  const isOld = useIsOld(app);
  const [isBlocked, setIsBlocked] = useState(false);
  useUpdateWhenHidden(app, worker.isUpdateWaiting);
  // Without a service worker, a reload applies the update.
  const isWaiting = worker.isUpdateWaiting || (isOld && app?.worker === null);
  const update = async () => {
    if (!app) return;
    const isFree = app.worker ? await app.worker.takeControl(true) : !app.isWriting();
    setIsBlocked(!isFree);
    if (isFree && !app.worker) app.reload();
  };
  return { worker, isWaiting, isBlocked, onUpdate: isWaiting ? () => void update() : null };
}
