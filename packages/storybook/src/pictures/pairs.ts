import { presentId } from '../changes/changes-since.ts';

/** Stories of two builds, matched by id. */
export interface StoryPairs {
  /** Id before, by id after. */
  readonly before: ReadonlyMap<string, string>;
  /** Ids that only the later build has. */
  readonly added: readonly string[];
  /** Ids that only the earlier build has. */
  readonly removed: readonly string[];
}

/** Matches the stories of two builds. `renames` has the later id of each story whose id has changed. */
export function pairStories(
  earlier: readonly string[],
  later: readonly string[],
  renames: Readonly<Record<string, string>> = {},
): StoryPairs {
  const laterIds = new Set(later);
  const earlierIds = new Map<string, string>();
  const removedIds: string[] = [];
  for (const id of earlier) {
    const now = laterIds.has(id) ? id : presentId(id, renames);
    if (laterIds.has(now)) earlierIds.set(now, id);
    else removedIds.push(id);
  }
  return { before: earlierIds, added: later.filter((id) => !earlierIds.has(id)), removed: removedIds };
}
