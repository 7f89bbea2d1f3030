import type { Changeset } from './changesets.ts';

/** Headings of a version, by the reader that a changeset names. */
const READERS = {
  Members: 'What members notice',
  Brands: 'For brand teams',
  Developers: 'For developers',
  Operators: 'For operators',
  Designers: 'For designers',
} as const;

const KINDS = { new: 'New', breaking: 'Breaking', fixed: 'Fixed' } as const;

/** Heading of entries whose changeset names no reader. A person moves them. */
const UNSORTED = '### To sort';

const LABEL = new RegExp(`^(${Object.keys(READERS).join('|')}), (${Object.keys(KINDS).join('|')}): `);

const entry = (text: string) => `- ${text.replaceAll('\n', '\n  ')}`;

/** Returns a section of the changelog, or nothing if it has no entries. */
const section = (heading: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [heading, texts.map(entry).join('\n')];

/**
 * Returns the first version of a version's chapter, from what changesets say. A paragraph that begins with a reader and a
 * kind, as `Operators, breaking: `, is sorted; a person merges entries and moves the rest.
 */
export function draftChapter(
  version: string,
  date: string,
  changesets: readonly Pick<Changeset, 'text'>[],
): string {
  const paragraphs = changesets.flatMap(({ text }) => text.split(/\n{2,}/)).filter(Boolean);
  const textsOf = (label: string) =>
    paragraphs.filter((one) => one.startsWith(label)).map((one) => one.slice(label.length));
  const readers = Object.entries(READERS).flatMap(([reader, heading]) => {
    const kinds = Object.entries(KINDS).flatMap(([kind, title]) =>
      section(`#### ${title} for ${reader.toLowerCase()}`, textsOf(`${reader}, ${kind}: `)),
    );
    return kinds.length === 0 ? [] : [`### ${heading}`, ...kinds];
  });
  const rest = section(
    UNSORTED,
    paragraphs.filter((one) => !LABEL.test(one)),
  );
  return `${[`## ${version} (${date})`, ...rest, ...readers].join('\n\n')}\n`;
}

/** Adds a chapter to a changelog, before all others. */
export function withChapter(changelog: string, chapter: string): string {
  const position = changelog.search(/^## /m);
  return position < 0
    ? `${changelog.trimEnd()}\n\n${chapter}`
    : `${changelog.slice(0, position)}${chapter}\n${changelog.slice(position)}`;
}

/** Returns what is missing in a changelog before this version can be published, null if nothing. */
export function changelogProblem(changelog: string, version: string): string | null {
  const chapter = changelog.split(/^(?=## )/m).find((one) => one.startsWith(`## ${version} `));
  if (!chapter) return `CHANGELOG.md has no chapter for ${version}. Run: npm run release -- --prepare`;
  return chapter.includes(UNSORTED)
    ? `CHANGELOG.md has entries under "${UNSORTED}". Move each to its reader, and remove the heading.`
    : null;
}
