import { docsPath, hooksPath, MANIFEST_FILE, markdownPath } from './paths.ts';
import type { ManifestHooks, ManifestPage } from './types.ts';

export interface LlmsOptions {
  /** Name of the library. */
  name: string;
  /** Sentences on what the library is. */
  about: string;
  pages: readonly ManifestPage[];
  hooks: readonly ManifestHooks[];
  /** Whether the file is beside a Storybook, to which it links. Default: true. */
  hasStorybook?: boolean;
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const packagesOf = ({ components }: ManifestPage) => {
  const names = components.map((component) => component.import.split('/').slice(0, 2).join('/'));
  return [...new Set(names)].join(', ');
};

/** Returns `llms.txt`: what the library is, each part with a sentence, its packages and links, and the hooks. */
export function renderLlms({ name, about, pages, hooks, hasStorybook = true }: LlmsOptions): string {
  const lines = pages.map((page) => {
    const packages = packagesOf(page);
    const source = packages === '' ? '' : ` From ${packages}.`;
    const live = hasStorybook ? ` [Live](${docsPath(page)})` : '';
    return `- [${page.name}](${markdownPath(page)}): ${firstSentence(page.about)}${source}${live}`;
  });
  const entries = hooks.map(
    (entry) => `- [${entry.import}](${hooksPath(entry)}): ${entry.hooks.map((hook) => hook.name).join(', ')}`,
  );
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
    ...(entries.length > 0 ? ['## Hooks', '', ...entries, ''] : []),
    ...(hasStorybook
      ? [
          '## Data',
          '',
          `- [${MANIFEST_FILE}](${MANIFEST_FILE}): all parts with props, slots, states, tokens and keys`,
          '',
        ]
      : []),
  ].join('\n');
}
