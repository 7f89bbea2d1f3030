import { useEffect, useState } from 'react';

/** Time from a press or key until what it opens is there, in milliseconds. */
const PAUSE = 1000;

/**
 * Whether a notice may appear by itself: a press or a key has followed since `isOn`, and after a pause no dialog is open,
 * whose head the notice would cover. With an open one it waits for the next press or key.
 */
export function useQuietMoment(isOn: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!isOn || isQuiet) return undefined;
    const waiting = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      pause = undefined;
      setIsQuiet(document.querySelector('[role="dialog"]:not([popover]), [role="alertdialog"]') === null);
    };
    const wait = () => {
      pause ??= setTimeout(look, PAUSE);
    };
    for (const type of ['click', 'keyup'])
      addEventListener(type, wait, { capture: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      clearTimeout(pause);
    };
  }, [isOn, isQuiet]);
  return isQuiet;
}
