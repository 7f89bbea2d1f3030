import { replayInput } from './replayInput.ts';

/** Repeats what was done in a server-rendered page before hydration: the typed input, and then the presses. */
export function replayEarly(root: ParentNode): void {
  replayInput(root);
  (globalThis as { replayPresses?: () => void }).replayPresses?.();
}
