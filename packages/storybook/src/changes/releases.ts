import type { StoryHashes } from './story-hashes.ts';

/** Release as `docs/releases.json` records it. */
export interface Release {
  /** Version of all published packages. */
  readonly version: string;
  /** Commit whose code and stories the release has. */
  readonly commit: string;
  /** Day of the release, as `2026-11-28`. */
  readonly date: string;
  /** Hashes of the stories by page, then by story; only the newest release has them. */
  readonly stories?: Readonly<Record<string, StoryHashes>>;
}

const SEPARATOR = '--';

/** Groups hashes by the page of their stories, which makes the record half as long. */
export function groupStories(hashes: StoryHashes): Record<string, Record<string, string>> {
  const pages: Record<string, Record<string, string>> = {};
  for (const id of Object.keys(hashes).toSorted()) {
    const index = id.lastIndexOf(SEPARATOR);
    (pages[id.slice(0, index)] ??= {})[id.slice(index + SEPARATOR.length)] = hashes[id]!;
  }
  return pages;
}

/** Returns the hashes that a release recorded, by id. */
export const readStoryHashes = ({ stories = {} }: Release): StoryHashes =>
  Object.fromEntries(
    Object.entries(stories).flatMap(([page, hashes]) =>
      Object.entries(hashes).map(([name, hash]) => [`${page}${SEPARATOR}${name}`, hash]),
    ),
  );

/** Returns the newest release of a record; the last one. Undefined if there is none. */
export const lastRelease = (releases: readonly Release[]): Release | undefined => releases.at(-1);

/** Adds a release to a record, in which it replaces one of the same version. Earlier ones lose their stories. */
export const withRelease = (releases: readonly Release[], release: Release): Release[] => [
  ...releases
    .filter(({ version }) => version !== release.version)
    .map(({ version, commit, date }) => ({ version, commit, date })),
  release,
];

/** Returns a record as text, with a line for each page of stories. */
export function releasesText(releases: readonly Release[]): string {
  const texts = releases.map(({ stories, ...rest }) => {
    const head = JSON.stringify(rest).slice(0, -1);
    if (!stories) return `${head}}`;
    const pages = Object.entries(stories).map(
      ([page, hashes]) => `    ${JSON.stringify(page)}: ${JSON.stringify(hashes)}`,
    );
    return `${head},"stories":{\n${pages.join(',\n')}\n  }}`;
  });
  return `[\n  ${texts.join(',\n  ')}\n]\n`;
}
