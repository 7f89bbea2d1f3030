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
export function presentId(id: string, renamed: RenamedStories): string {
  const seen = new Set<string>();
  let present = id;
  while (renamed[present] !== undefined && !seen.has(present)) {
    seen.add(present);
    present = renamed[present]!;
  }
  return present;
}

/** Compares stories with those of a release. A story that only got another id is neither new nor changed. */
export function changesSince(
  releasedHashes: StoryHashes,
  present: StoryHashes,
  renamed: RenamedStories = {},
): StoryChanges {
  const before: Record<string, string[]> = {};
  for (const [id, hash] of Object.entries(releasedHashes)) (before[presentId(id, renamed)] ??= []).push(hash);
  const ids = Object.keys(present);
  return {
    new: ids.filter((id) => !before[id]),
    changed: ids.filter((id) => before[id]?.includes(present[id]!) === false),
    removed: Object.keys(releasedHashes).filter((id) => present[presentId(id, renamed)] === undefined),
  };
}
