/** Progress of installing the site as an app. `none` means the browser does not offer it. */
export type InstallState = 'none' | 'offered' | 'accepted' | 'cancelled';

/** Events that `reduceInstall` handles. */
export type InstallEvent =
  /** The browser can install the site. */
  | { readonly type: 'offered' }
  /** The user answered the browser's install prompt. */
  | { readonly type: 'answered'; readonly outcome: 'accepted' | 'dismissed' }
  /** The user declined the offer on the page. */
  | { readonly type: 'declined' }
  /** The app was installed, in any way. */
  | { readonly type: 'installed' };

/**
 * Returns the next install state
 * (spec: pwa.install-prompt.offered, pwa.install-prompt.accepted, pwa.install-prompt.cancelled).
 */
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

/** Form in which installing is offered: a button, instructions in words, or null for no offer. */
export type InstallOffer = 'button' | 'words' | null;

/**
 * Returns whether and how to offer installing, to members only.
 *
 * Offers a button where the browser can install, and words where only its own menu can. Returns null inside
 * the installed app and after a recent refusal.
 */
export function installOffer(situation: {
  readonly state: InstallState;
  readonly isMember: boolean;
  /** Whether the user declined recently enough for the refusal to be remembered. */
  readonly wasCancelled: boolean;
  readonly isInstalled: boolean;
  /** Whether the browser installs only through its own menu. */
  readonly isManualOnly: boolean;
}): InstallOffer {
  const { state, isMember, wasCancelled, isInstalled, isManualOnly } = situation;
  if (!isMember || wasCancelled || isInstalled) return null;
  if (state === 'offered') return 'button';
  return state === 'none' && isManualOnly ? 'words' : null;
}
