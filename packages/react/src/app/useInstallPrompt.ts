import { installOffer, reduceInstall, type InstallOffer, type InstallState } from '@meetcute/core';
import { useEffect, useReducer } from 'react';
import { usePorts } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useViewer } from '../session/useViewer.ts';
import type { AppPort } from './port.ts';

/** State of the offer to install the site as an app, returned by `useInstallPrompt`. */
export interface InstallPrompt {
  /** Progress of the installation; 'none' while the browser does not offer it. */
  readonly state: InstallState;
  /** Way to offer it: 'button' with a button, 'words' with instructions; null for no offer. */
  readonly offer: InstallOffer;
  /** Shows the browser's install prompt; null unless `offer` is 'button'. */
  readonly onAccept: (() => void) | null;
  /** Declines the offer and remembers that in this browser for seven days. */
  readonly onDecline: () => void;
}

/**
 * Offers members to install the site as an app, and remembers when they decline (spec: pwa.install-prompt.offered,
 * pwa.install-prompt.cancelled). `app` comes from `useAppPort`.
 */
export function useInstallPrompt(app: AppPort | null): InstallPrompt {
  const { log } = usePorts();
  const isMember = Boolean(useViewer());
  const [wasCancelled, setWasCancelled] = usePersistentState('install-cancelled', false);
  const [state, dispatch] = useReducer(reduceInstall, 'none');
  useEffect(
    () =>
      app?.install.watch({
        onOffered: () => dispatch({ type: 'offered' }),
        onInstalled: () => dispatch({ type: 'installed' }),
      }),
    [app],
  );
  const ask = async () => {
    try {
      const outcome = await app?.install.ask();
      if (!outcome) return;
      dispatch({ type: 'answered', outcome });
      if (outcome === 'dismissed') setWasCancelled(true);
    } catch (cause) {
      log('The install prompt could not be shown.', cause);
      dispatch({ type: 'declined' });
    }
  };
  const offer = app
    ? installOffer({
        state,
        isMember,
        wasCancelled,
        isInstalled: app.install.isInstalled(),
        isManualOnly: app.install.isManualOnly(),
      })
    : null;
  return {
    state,
    offer,
    onAccept: offer === 'button' ? () => void ask() : null,
    onDecline: () => {
      dispatch({ type: 'declined' });
      setWasCancelled(true);
    },
  };
}
