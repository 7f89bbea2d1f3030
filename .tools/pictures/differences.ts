import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type ChangedShot,
  comparePictures,
  comparisonPage,
  lookName,
  type NamedStory,
  pairStories,
  type Shot,
  shotPath,
} from '../../packages/storybook/src/pictures/index.ts';
import type { StorybookIndex } from '../../stories/pictures.ts';
import type { Taken } from './take.ts';

/** Stories of two builds that are compared. */
export interface ComparisonPlan {
  readonly stories: readonly NamedStory[];
  /** Id before, by id after. */
  readonly before: ReadonlyMap<string, string>;
  readonly idsBefore: readonly string[];
  readonly added: readonly NamedStory[];
  readonly removed: readonly NamedStory[];
}

interface PlanOptions {
  readonly indexes: { readonly before: StorybookIndex; readonly after: StorybookIndex };
  /** Ids after that are pictured. */
  readonly ids: readonly string[];
  readonly renamed: Readonly<Record<string, string>>;
}

const storiesIn = ({ entries }: StorybookIndex) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== false);

const nameStories = ({ entries }: StorybookIndex, ids: readonly string[]): NamedStory[] =>
  ids.map((id) => ({ id, name: `${entries[id]?.title}: ${entries[id]?.name}` }));

/** Decides which stories of two builds are compared, and names those that only one has. */
export function planComparison({ indexes, ids, renamed }: PlanOptions): ComparisonPlan {
  const idsIn = (index: StorybookIndex) => storiesIn(index).map(({ id }) => id);
  const { before, added, removed } = pairStories(idsIn(indexes.before), idsIn(indexes.after), renamed);
  return {
    stories: nameStories(indexes.after, ids),
    before,
    idsBefore: ids.flatMap((id) => before.get(id) ?? []),
    added: nameStories(indexes.after, added),
    removed: nameStories(indexes.before, removed),
  };
}

/** Pictures of one side, with their folder. */
type Side = Taken & { readonly out: string };

interface WriteOptions {
  readonly plan: ComparisonPlan;
  readonly before: Side;
  readonly after: Side;
  /** Folder of the page. */
  readonly out: string;
  /** Name of what came before. */
  readonly base: string;
  /** Name of what came after. */
  readonly head: string;
}

/** Compares one picture, and copies it to the page if it differs. Null for an equal one. */
async function compareShot(
  shot: Shot,
  idBefore: string,
  { before, after, out }: WriteOptions,
): Promise<ChangedShot | null> {
  const files = [
    join(before.out, shotPath({ ...shot, id: idBefore })),
    join(after.out, shotPath(shot)),
  ] as const;
  const { pixels, picture } = await comparePictures(readFileSync(files[0]), readFileSync(files[1]));
  if (!picture) return null;
  const paths = {
    before: `before/${shotPath(shot)}`,
    after: `after/${shotPath(shot)}`,
    difference: `difference/${shotPath(shot)}`,
  };
  for (const path of Object.values(paths)) mkdirSync(dirname(join(out, path)), { recursive: true });
  copyFileSync(files[0], join(out, paths.before));
  copyFileSync(files[1], join(out, paths.after));
  writeFileSync(join(out, paths.difference), picture);
  return { ...shot, pixels, ...paths };
}

/** Writes the page of a comparison with its pictures. Returns how many differ and how many are equal. */
export async function writeComparison(options: WriteOptions): Promise<{ changed: number; equal: number }> {
  const { plan, before, after, out, base, head } = options;
  for (const folder of ['before', 'after', 'difference'])
    rmSync(join(out, folder), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const changedShots: ChangedShot[] = [];
  const missing = [
    ...before.missing.map(
      (shot) => `Before: ${shot.id}, ${lookName(shot)}. ${shot.reason.split('\n', 1)[0]}`,
    ),
    ...after.missing.map((shot) => `After: ${shot.id}, ${lookName(shot)}. ${shot.reason.split('\n', 1)[0]}`),
  ];
  let equal = 0;
  const comparedPaths = new Set<string>();
  for (const shot of after.taken) {
    const idBefore = plan.before.get(shot.id);
    if (idBefore === undefined) continue;
    const pathBefore = shotPath({ ...shot, id: idBefore });
    if (!existsSync(join(before.out, pathBefore))) {
      // A story that has fixed a brand, scheme or width has fewer pictures.
      missing.push(`Only after: ${shot.id}, ${lookName(shot)}.`);
      continue;
    }
    comparedPaths.add(pathBefore);
    const difference = await compareShot(shot, idBefore, options);
    if (difference) changedShots.push(difference);
    else equal += 1;
  }
  const { stories, added, removed } = plan;
  const removedIds = new Set(removed.map(({ id }) => id));
  for (const shot of before.taken)
    if (!removedIds.has(shot.id) && !comparedPaths.has(shotPath(shot)))
      missing.push(`Only before: ${shot.id}, ${lookName(shot)}.`);
  writeFileSync(
    join(out, 'index.html'),
    comparisonPage({ base, head, stories, changed: changedShots, equal, added, removed, missing }),
  );
  return { changed: changedShots.length, equal };
}
