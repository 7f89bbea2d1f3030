/** Converts an increasing id of the wire to a number. Ids beyond the safe range are clamped. */
export const growingNumber = (id: string): number => Math.min(Number(id), Number.MAX_SAFE_INTEGER);

/** Converts a cursor of the wire to a number; null without a cursor. */
export const growingCursor = (id: string | undefined): number | null =>
  id === undefined ? null : growingNumber(id);
