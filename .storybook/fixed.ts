/** Toolbar settings that a story can fix, as words. */
const words: Readonly<Record<string, string>> = {
  template: 'brand',
  language: 'language',
  viewer: 'viewer',
  scheme: 'colour scheme',
  network: 'network',
  viewport: 'width',
};

/** Returns why controls of the toolbar are greyed; null where the story fixes none. */
export function fixedSentence(names: readonly string[], reason: string | undefined): string | null {
  const known = names.flatMap((name) => words[name] ?? []);
  if (known.length === 0) return null;
  const list = new Intl.ListFormat('en').format(known);
  return `Fixed here: ${list}. ${reason ?? 'The story shows this state only.'}`;
}
