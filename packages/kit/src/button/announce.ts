/** Milliseconds after which screen readers have noticed a new live region. */
const NOTICE_MS = 100;

/** Milliseconds after which a text is removed, so that nobody comes across it later. */
const KEPT_MS = 7000;

let region: HTMLElement | null = null;

/** Adds the region. React Aria keeps elements with `data-live-announcer` readable while a dialog hides the page. */
function addRegion(): HTMLElement {
  const newRegion = document.createElement('div');
  newRegion.ariaLive = 'assertive';
  newRegion.dataset['liveAnnouncer'] = 'true';
  Object.assign(newRegion.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.prepend(newRegion);
  return newRegion;
}

/** Lets screen readers read a text at once. */
export function announce(text: string): void {
  const connectedRegion = region?.isConnected ? region : null;
  const target = (region = connectedRegion ?? addRegion());
  const entry = document.createElement('div');
  entry.textContent = text;
  setTimeout(() => target.append(entry), connectedRegion ? 0 : NOTICE_MS);
  setTimeout(() => entry.remove(), KEPT_MS);
}
