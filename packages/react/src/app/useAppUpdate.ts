import { initialWorker, needsBuildCheck, reduceWorker, type WorkerState } from '@meetcute/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { setRegistrationFailed } from '../push/pushState.ts';
import type { AppPort } from './port.ts';

/** Milliseconds between two questions whether it is time to ask for the build-id. */
const TICK = 60_000;

/** How the site on this page stands to the newest one. */
export interface AppUpdate {
  /** What is known of the service worker. */
  readonly worker: WorkerState;
  /** Whether a newer version is there. */
  readonly isWaiting: boolean;
  /** Whether it was asked for and something is still being written, here or in another tab. */
  readonly isBlocked: boolean;
  /** Changes to the newer version, unless something is being written; null without one. */
  readonly onUpdate: (() => void) | null;
}

const isHidden = () => document.visibilityState === 'hidden';

/** Keeps the worker's state, and reloads the page where a newer worker took control. */
function useWorker(app: AppPort | null): WorkerState {
  const queryClient = useQueryClient();
  const [worker, dispatch] = useReducer(reduceWorker, initialWorker);
  useEffect(() => app?.worker?.watch(dispatch), [app]);
  useEffect(() => {
    if (worker.hasFailed || worker.isRegistered) setRegistrationFailed(queryClient, worker.hasFailed);
  }, [queryClient, worker.hasFailed, worker.isRegistered]);
  useEffect(() => {
    if (worker.isReloadDue) app?.reload();
  }, [app, worker.isReloadDue]);
  return worker;
}

/** Whether the server has another build than this page: asked hourly, and when somebody comes back to it. */
function useIsOld(app: AppPort | null): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    const own = app?.build() ?? null;
    if (!app || own === null) return undefined;
    let lastAsked = performance.now();
    const look = async () => {
      lastAsked = performance.now();
      // Without an answer nothing is known, and it is asked again.
      const build = await app.fetchBuild().catch(() => own);
      if (build === own) return;
      setIsOld(true);
      await app.worker?.checkForUpdate().catch(() => undefined);
    };
    const lookIfDue = (hasReturned: boolean) => {
      if (!isHidden() && needsBuildCheck(lastAsked, performance.now(), hasReturned)) void look();
    };
    const onVisible = () => lookIfDue(true);
    const timer = setInterval(() => lookIfDue(false), TICK);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [app]);
  return isOld;
}

/** Lets a waiting worker take control as soon as nobody looks: whoever comes back finds the newer version. */
function useChangeUnseen(app: AppPort | null, isWaiting: boolean): void {
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
 * Registers the service worker and follows it; changes to a newer version unseen, or at once when asked to, and never
 * over text that is not sent or saved (spec: pwa.sw-states, pwa.sw-update-control-reloads-page).
 */
export function useAppUpdate(app: AppPort | null): AppUpdate {
  const worker = useWorker(app);
  const isOld = useIsOld(app);
  const [isBlocked, setIsHeldUp] = useState(false);
  useChangeUnseen(app, worker.isUpdateWaiting);
  // A browser without workers has only this page to change.
  const isWaiting = worker.isUpdateWaiting || (isOld && app?.worker === null);
  const update = async () => {
    if (!app) return;
    const isFree = app.worker ? await app.worker.takeControl(true) : !app.isWriting();
    setIsHeldUp(!isFree);
    if (isFree && !app.worker) app.reload();
  };
  return { worker, isWaiting, isBlocked, onUpdate: isWaiting ? () => void update() : null };
}
