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

/** Matches the stories of two builds. `renamed` has the later id of each story whose id has changed. */
export function pairStories(
  earlier: readonly string[],
  later: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): StoryPairs {
  const laterIds = new Set(later);
  const before = new Map<string, string>();
  const removed: string[] = [];
  for (const id of earlier) {
    const now = laterIds.has(id) ? id : presentId(id, renamed);
    if (laterIds.has(now)) before.set(now, id);
    else removed.push(id);
  }
  return { before, added: later.filter((id) => !before.has(id)), removed };
}
