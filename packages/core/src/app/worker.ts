/** What a page knows of its service worker (spec: pwa.sw-states). */
export interface WorkerState {
  readonly isRegistered: boolean;
  /** A worker answers for this site. */
  readonly isActivated: boolean;
  /** A newer worker is installed and waits to take control. */
  readonly isUpdateWaiting: boolean;
  /** The site opens without a connection too. */
  readonly isOfflineReady: boolean;
  /** The worker could not be registered (spec: error.sw-registration-flag). */
  readonly hasFailed: boolean;
  /** A worker that replaces another one has taken control: this page is of the past. */
  readonly isReloadDue: boolean;
}

export type WorkerEvent =
  | { readonly type: 'registered' | 'activated' | 'updateWaiting' | 'offlineReady' | 'failed' }
  | {
      readonly type: 'tookControl';
      /** Whether another worker had control of this page before. The first one ever changes nothing for it. */
      readonly hadController: boolean;
    };

/** A page before its worker was looked for. */
export const initialWorker: WorkerState = {
  isRegistered: false,
  isActivated: false,
  isUpdateWaiting: false,
  isOfflineReady: false,
  hasFailed: false,
  isReloadDue: false,
};

/** The worker's state as things happen; the page reloads where a waiting update took control (spec: pwa.sw-update-control-reloads-page). */
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
