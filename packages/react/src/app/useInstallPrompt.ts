import { installOffer, reduceInstall, type InstallOffer, type InstallState } from '@meetcute/core';
import { useEffect, useReducer } from 'react';
import { usePorts } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useViewer } from '../session/useViewer.ts';
import type { AppPort } from './port.ts';

/** How installing the site as an app stands. */
export interface InstallPrompt {
  readonly state: InstallState;
  /** How it is offered: with a button, in words, or not at all. */
  readonly offer: InstallOffer;
  /** Shows the browser's own question; null where there is none. */
  readonly onAccept: (() => void) | null;
  /** Says no, for as long as such things are remembered. */
  readonly onDecline: () => void;
}

/** Offers to install the site, once: a no is remembered (spec: pwa.install-prompt.offered, pwa.install-prompt.cancelled). */
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
      log('The browser did not ask whether to install the site.', cause);
      dispatch({ type: 'declined' });
    }
  };
  const offer = app
    ? installOffer({
        state,
        isMember,
        wasCancelled,
        isInstalled: app.install.isInstalled(),
        isByHand: app.install.isByHand(),
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
