import { docsPath, MANIFEST_FILE, markdownPath } from './paths.ts';
import type { ManifestPage } from './types.ts';

export interface LlmsOptions {
  /** Name of the library. */
  name: string;
  /** Sentences on what the library is. */
  about: string;
  pages: readonly ManifestPage[];
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const packagesOf = ({ components }: ManifestPage) => {
  const names = components.map((component) => component.import.split('/').slice(0, 2).join('/'));
  return [...new Set(names)].join(', ');
};

/** Returns `llms.txt`: what the library is, and each part with a sentence, its packages and links. */
export function renderLlms({ name, about, pages }: LlmsOptions): string {
  const lines = pages.map((page) => {
    const packages = packagesOf(page);
    const source = packages === '' ? '' : ` From ${packages}.`;
    return `- [${page.name}](${markdownPath(page)}): ${firstSentence(page.about)}${source} [Live](${docsPath(page)})`;
  });
  return [
    `# ${name}`,
    '',
    `> ${about}`,
    '',
    'Links are relative to this file.',
    '',
    '## Parts',
    '',
    ...lines,
    '',
    '## Data',
    '',
    `- [${MANIFEST_FILE}](${MANIFEST_FILE}): all parts with props, slots, states, tokens and keys`,
    '',
  ].join('\n');
}
