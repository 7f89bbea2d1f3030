/** Returns the page's heading, which receives the focus of removed controls; null when there is none. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');
