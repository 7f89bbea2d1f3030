import { useEffect } from 'react';

/** Whether the browser itself takes a dropped file here. */
const takesFiles = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

/** Refuses dragged files that nothing on the page has taken. */
function refuse(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files') || takesFiles(target)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Keeps the browser from opening a dropped file in place of the page. Call it once, in the shell. */
export function useFileDropGuard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['dragover', 'drop'] as const) globalThis.addEventListener(type, refuse, { signal });
    return () => stop.abort();
  }, []);
}
