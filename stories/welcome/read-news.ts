/** Part of a version in the changelog. */
export interface NewsPart {
  /** Heading, such as 'For designers'. */
  title: string;
  /** Short names of the changes. */
  items: readonly string[];
}

/** Newest version of the changelog. */
export interface News {
  /** Version with its date, such as '0.2.0 (2026-11-28)'. */
  version: string;
  parts: readonly NewsPart[];
}

/** Returns the text of Markdown without links, emphasis and code. */
const plainText = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .trim();

/** Returns the first sentence, or the bold name in front of it. */
function nameIn(item: string): string {
  const name = /^\*\*(.+?)\*\*/.exec(item)?.[1] ?? /^.*?[.!?](?=\s|$)/.exec(item)?.[0] ?? item;
  return plainText(name).replace(/\.$/, '');
}

function readPart(text: string): NewsPart {
  const [title = '', ...lines] = text.split('\n');
  const items = lines.filter((line) => /^[-*] /.test(line)).map((line) => nameIn(line.slice(2)));
  return { title: plainText(title), items };
}

/** Returns the newest version of a changelog with its parts that list changes; null for a text without versions. */
export function readNews(changelog: string): News | null {
  const [, newest] = `\n${changelog}`.split(/\n## /);
  if (newest === undefined) return null;
  const [head = '', ...parts] = newest.split(/\n### /);
  const version = plainText(head.split('\n')[0] ?? '');
  return { version, parts: parts.map(readPart).filter(({ items }) => items.length > 0) };
}

/** Returns the changes since the last version from the files of changesets: the first sentence of each. */
export function readChangesets(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(file)?.[1]?.trim();
    return text ? [nameIn(text.split(/\n\s*\n/)[0]!.replaceAll('\n', ' '))] : [];
  });
}
