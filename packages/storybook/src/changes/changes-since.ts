import type { StoryHashes } from './story-hashes.ts';

/** New ids of stories by the ids that they had. */
export type RenamedStories = Readonly<Record<string, string>>;

/** Ids of stories by what happened to them since a release. */
export interface StoryChanges {
  /** Stories that the release did not have. */
  readonly new: readonly string[];
  /** Stories with other data, settings or steps. */
  readonly changed: readonly string[];
  /** Stories of the release that are gone, by the id that they had. */
  readonly removed: readonly string[];
}

/** Returns the present id of a story that was renamed, perhaps more than once. */
export function presentId(id: string, renames: RenamedStories): string {
  const visitedIds = new Set<string>();
  let present = id;
  while (renames[present] !== undefined && !visitedIds.has(present)) {
    visitedIds.add(present);
    present = renames[present]!;
  }
  return present;
}

/** Compares stories with those of a release. A story that only got another id is neither new nor changed. */
export function changesSince(
  releasedHashes: StoryHashes,
  present: StoryHashes,
  renames: RenamedStories = {},
): StoryChanges {
  const earlierHashes: Record<string, string[]> = {};
  for (const [id, hash] of Object.entries(releasedHashes))
    (earlierHashes[presentId(id, renames)] ??= []).push(hash);
  const ids = Object.keys(present);
  return {
    new: ids.filter((id) => !earlierHashes[id]),
    changed: ids.filter((id) => earlierHashes[id]?.includes(present[id]!) === false),
    removed: Object.keys(releasedHashes).filter((id) => present[presentId(id, renames)] === undefined),
  };
}
