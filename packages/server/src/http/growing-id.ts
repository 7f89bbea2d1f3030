/** A growing id of the wire as a number; one beyond all that were ever given stays beyond them. */
export const growingNumber = (id: string): number => Math.min(Number(id), Number.MAX_SAFE_INTEGER);

/** A cursor of the wire as a number, null where none was given. */
export const growingCursor = (id: string | undefined): number | null =>
  id === undefined ? null : growingNumber(id);
