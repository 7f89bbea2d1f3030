/**
 * Focuses the page's heading when the focused element has disappeared. Waits two frames, until the dialog has
 * tried to restore the focus.
 */
export function restoreFocus(): void {
  const focusIfLost = () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(focusIfLost));
}
