/** The heading of the page, which takes the focus of whatever goes away; null before there is one. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('#main h1');
