/** Entry of a persistent store. */
export interface StoredEntry {
  /** Time of writing, in milliseconds since 1970. */
  readonly time: number;
  /**
   * Ids of this revision and of those it was made from, newest first. Empty for an entry of an older version of the
   * site. Revisions are ordered by these ids alone, because clocks jump.
   */
  readonly ids: readonly string[];
  /** The value; null for a deleted entry, which other tabs compare with their own edits. */
  readonly json: string | null;
}

/** Number of revisions that an entry names. */
const IDS_MAX = 20;

const ID_DIGITS = 6;

/** Returns the entry that follows on `last`, with an id of its own. */
export const nextEntry = (time: number, last: StoredEntry | null, json: string | null): StoredEntry => {
  const id = String(globalThis.crypto.getRandomValues(new Uint32Array(1))[0]).padStart(ID_DIGITS, '0');
  return { time, ids: [id.slice(-ID_DIGITS), ...(last?.ids ?? [])].slice(0, IDS_MAX), json };
};

/**
 * Returns an entry as text: the time, a space and the JSON. The ids are decimals of the time, so that older versions of
 * the site still read a number.
 */
export const formatEntry = ({ time, ids, json }: StoredEntry): string => `${time}.${ids.join('')} ${json}`;

/** Reads an entry; null without one, or when it was written `ttl` milliseconds ago. */
export function parseEntry(raw: string | null | undefined, now: number, ttl: number): StoredEntry | null {
  if (!raw) return null;
  const space = raw.indexOf(' ');
  const [time, ids = ''] = raw.slice(0, space).split('.');
  // A clock that was ahead at the time of writing must not delete a draft.
  if (!(Math.abs(now - Number(time)) < ttl)) return null;
  const json = raw.slice(space + 1);
  return {
    time: Number(time),
    ids: Array.from(ids.matchAll(/\d{6}/g), ([id]) => id),
    json: json === 'null' ? null : json,
  };
}
