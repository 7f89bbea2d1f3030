import type { UsedPasskey } from '@meetcute/contract';
import { PASSKEY_TIME_MS } from '@meetcute/core';
import { useEffect, useEffectEvent } from 'react';
import { canSuggestPasskeys } from './webauthn.ts';

/** Milliseconds after which a new challenge replaces an unused one, a minute before it expires. */
const RENEW_AFTER = PASSKEY_TIME_MS - 60_000;

interface Suggestions {
  /** Whether the browser may suggest passkeys now. */
  isOn: boolean;
  /** Asks for a passkey, until the signal ends it. */
  ask: (signal: AbortSignal) => Promise<UsedPasskey>;
  /** Called with the passkey that the member chose. */
  onChosen: (passkey: UsedPasskey) => void;
}

/** Calls `run` now, or as soon as the page is visible: a page in the background needs no new challenge. */
function whenVisible(run: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') run();
  else document.addEventListener('visibilitychange', () => whenVisible(run, signal), { once: true, signal });
}

/** Lets the browser suggest passkeys in the address field while `isOn`, if it can. Failures are silent: a button asks too. */
export function usePasskeySuggestions({ isOn, ask, onChosen }: Suggestions): void {
  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canSuggestPasskeys()) || signal.aborted) return;
    const passkey = await ask(signal);
    if (!signal.aborted) onChosen(passkey);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let ending = new AbortController();
    let renewal: ReturnType<typeof setTimeout>;
    const offer = () => {
      ending = new AbortController();
      suggest(ending.signal).catch(() => undefined);
      renewal = setTimeout(() => whenVisible(renew, ending.signal), RENEW_AFTER);
    };
    const end = () => {
      clearTimeout(renewal);
      ending.abort();
    };
    const renew = () => {
      end();
      offer();
    };
    offer();
    return end;
  }, [isOn]);
}
