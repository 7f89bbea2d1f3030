/**
 * Puts the focus on the page's heading where it was lost with what has vanished, two frames from now: after the dialog
 * has tried to give it back.
 */
export function restoreFocus(): void {
  const look = () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}
