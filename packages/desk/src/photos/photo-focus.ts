/** Returns the cards of a grid of photos, in their order. */
export const cardsIn = (grid: HTMLElement | null): HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('[data-photo]') ?? []),
];

/** Returns the button of a card that approves or rejects. */
export const buttonOf = (card: HTMLElement | undefined, act: 'approve' | 'reject'): HTMLElement | null =>
  card?.querySelector<HTMLElement>(`[data-act='${act}']`) ?? null;

const keyOf = (card: HTMLElement | undefined): string | null => card?.dataset['photo'] ?? null;

/** Returns the key of the photo to look at after another one: the next that waits, or the one before; null without any. */
export function keyAfter(grid: HTMLElement | null, key: string): string | null {
  const cards = cardsIn(grid);
  const place = cards.findIndex((card) => keyOf(card) === key);
  const waits = (card: HTMLElement) => card.ariaBusy !== 'true';
  return keyOf(cards.slice(place + 1).find(waits) ?? cards.slice(0, Math.max(place, 0)).findLast(waits));
}

/** Moves the focus to a photo, or to the heading of the page where there is none. */
export function focusPhoto(grid: HTMLElement | null, key: string | null): void {
  const card = cardsIn(grid).find((each) => keyOf(each) === key);
  (buttonOf(card, 'approve') ?? document.querySelector<HTMLElement>('#content h1'))?.focus();
}
