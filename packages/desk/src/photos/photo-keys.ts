/** Effect of a key on the photo that has the focus. */
export type PhotoAct = 'approve' | 'reject' | 'next' | 'previous' | 'above' | 'below';

const acts: Partial<Record<string, PhotoAct>> = {
  a: 'approve',
  r: 'reject',
  arrowright: 'next',
  arrowleft: 'previous',
  arrowdown: 'below',
  arrowup: 'above',
};

/** A pressed key. */
type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Returns what a key does; null for a key of the browser or of the system. */
export const actOf = ({ key, altKey, ctrlKey, metaKey }: Pressed): PhotoAct | null =>
  altKey || ctrlKey || metaKey ? null : (acts[key.toLowerCase()] ?? null);

/** Returns the place to which a key moves the focus, of a number of photos in some columns; null when there is none. */
export function positionAfter(
  act: PhotoAct,
  place: number,
  { count, columns }: { count: number; columns: number },
) {
  const steps: Partial<Record<PhotoAct, number>> = { next: 1, previous: -1, below: columns, above: -columns };
  const next = place + (steps[act] ?? 0);
  return next !== place && next >= 0 && next < count ? next : null;
}
