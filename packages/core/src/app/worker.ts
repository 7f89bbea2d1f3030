/** State of the service worker, as a page sees it (spec: pwa.sw-states). */
export interface WorkerState {
  readonly isRegistered: boolean;
  /** Whether a worker is active for this site. */
  readonly isActivated: boolean;
  /** Whether a newer worker is installed and waits to take control. */
  readonly isUpdateWaiting: boolean;
  /** Whether the site opens without a connection. */
  readonly isOfflineReady: boolean;
  /** Whether registering the worker failed (spec: error.sw-registration-flag). */
  readonly hasFailed: boolean;
  /** Whether another worker replaced the active one, so that this page is outdated and must reload. */
  readonly isReloadDue: boolean;
}

/** Events that `reduceWorker` handles. */
export type WorkerEvent =
  | { readonly type: 'registered' | 'activated' | 'updateWaiting' | 'offlineReady' | 'failed' }
  | {
      readonly type: 'tookControl';
      /** Whether another worker controlled this page before. The first worker does not require a reload. */
      readonly hadController: boolean;
    };

/** State before the worker is looked up. */
export const initialWorker: WorkerState = {
  isRegistered: false,
  isActivated: false,
  isUpdateWaiting: false,
  isOfflineReady: false,
  hasFailed: false,
  isReloadDue: false,
};

/**
 * Returns the next worker state. The page must reload when a waiting update takes control
 * (spec: pwa.sw-update-control-reloads-page).
 */
export function reduceWorker(state: WorkerState, event: WorkerEvent): WorkerState {
  switch (event.type) {
    case 'registered':
      return { ...state, isRegistered: true, hasFailed: false };
    case 'activated':
      return { ...state, isRegistered: true, isActivated: true };
    case 'updateWaiting':
      return { ...state, isRegistered: true, isUpdateWaiting: true };
    case 'offlineReady':
      return { ...state, isOfflineReady: true };
    case 'failed':
      return { ...state, hasFailed: true };
    case 'tookControl':
      return {
        ...state,
        isActivated: true,
        isUpdateWaiting: false,
        isReloadDue: state.isReloadDue || event.hadController,
      };
  }
}
