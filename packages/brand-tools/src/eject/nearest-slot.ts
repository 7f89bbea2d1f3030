import { countChanges } from '../count-changes.ts';

/** Returns the slot whose name differs least from another word; undefined where none is alike. */
export function nearestSlot(word: string, slots: readonly string[]): string | undefined {
  if (word.length > 40) return undefined;
  const changes = (slot: string) => countChanges(slot.toLowerCase(), word.toLowerCase());
  const [nearest] = slots.toSorted((a, b) => changes(a) - changes(b));
  return nearest !== undefined && changes(nearest) <= Math.max(2, word.length / 3) ? nearest : undefined;
}
