/** How far the installing of the site as an app has come; `none` where the browser does not offer it. */
export type InstallState = 'none' | 'offered' | 'accepted' | 'cancelled';

export type InstallEvent =
  /** The browser would install the site. */
  | { readonly type: 'offered' }
  /** The person answered the browser's own question. */
  | { readonly type: 'answered'; readonly outcome: 'accepted' | 'dismissed' }
  /** The person does not want to be asked. */
  | { readonly type: 'declined' }
  /** The app is there, by whichever way. */
  | { readonly type: 'installed' };

/** The installing as things happen (spec: pwa.install-prompt.offered, pwa.install-prompt.accepted, pwa.install-prompt.cancelled). */
export function reduceInstall(state: InstallState, event: InstallEvent): InstallState {
  switch (event.type) {
    case 'offered':
      return state === 'none' ? 'offered' : state;
    case 'answered':
      return event.outcome === 'accepted' ? 'accepted' : 'cancelled';
    case 'declined':
      return state === 'accepted' ? state : 'cancelled';
    case 'installed':
      return 'accepted';
  }
}

/** How a person may be told that the site can be an app; null for not at all. */
export type InstallOffer = 'button' | 'words' | null;

/**
 * Whether and how installing is offered: to members who have not said no lately, with a button where the browser
 * installs, with words where only its own menu does; never inside the app itself.
 */
export function installOffer(known: {
  readonly state: InstallState;
  readonly isMember: boolean;
  /** Whether the person said no within the time that such things are remembered. */
  readonly wasCancelled: boolean;
  readonly isInstalled: boolean;
  /** Whether the browser installs by its own menu only. */
  readonly isByHand: boolean;
}): InstallOffer {
  const { state, isMember, wasCancelled, isInstalled, isByHand } = known;
  if (!isMember || wasCancelled || isInstalled) return null;
  if (state === 'offered') return 'button';
  return state === 'none' && isByHand ? 'words' : null;
}
