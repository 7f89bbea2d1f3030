import { expect, test } from 'vitest';
import { defaultOf } from './default-of.ts';
import { renderLlms } from './render-llms.ts';
import { renderManifest } from './render-manifest.ts';
import { docsPath, markdownPath } from './paths.ts';
import { renderPage } from './render-page.ts';
import type { ManifestPage } from './types.ts';

const page: ManifestPage = {
  name: 'Button',
  file: 'Button',
  id: 'parts-button--docs',
  about: 'Performs an action. Use ButtonLink for navigation.',
  anatomy: 'Label, with an icon.',
  states: 'Pending, disabled.',
  accessibility: 'At least 44 px high.',
  keyboard: [['Enter', 'Performs the action.']],
  dos: ['Use one per screen.'],
  donts: ['Use it for links.'],
  components: [
    {
      name: 'Button',
      import: '@meetcute/kit/button',
      about: 'Styled button.',
      props: [
        { name: 'children', type: 'ReactNode', isRequired: true, about: 'Label.' },
        { name: 'size', type: "'normal' | 'large'", isRequired: false, about: 'Height. Default: normal.' },
      ],
      slots: ['children'],
      states: [{ name: 'isPending', selector: '[data-pending]', about: 'While it saves.' }],
      tokens: ['button.radius'],
    },
  ],
};

const headless: ManifestPage = {
  ...page,
  name: 'Bare',
  file: 'Bare',
  id: 'parts-bare--docs',
  keyboard: [],
  components: [],
};

test('llms.txt lists each part with its first sentence, package and links', () => {
  const text = renderLlms({ name: 'Meetcute', about: 'A library.', pages: [page, headless] });
  expect(text).toMatch(/^# Meetcute\n\n> A library\.\n/);
  expect(text).toContain(
    '- [Button](parts/Button.md): Performs an action. From @meetcute/kit. [Live](./?path=/docs/parts-button--docs)',
  );
  expect(text).toContain('- [Bare](parts/Bare.md): Performs an action. [Live]');
  expect(text).toContain('[components.json](components.json)');
});

test('the page of a part has its props with defaults, slots, states, tokens and keys', () => {
  const text = renderPage(page);
  expect(text).toContain('| `children` (required) | `ReactNode` |  | Label. |');
  expect(text).toContain(
    String.raw`| \`size\` | \`'normal' \| 'large'\` | \`normal\` | Height. Default: normal. |`.replaceAll(
      '\\`',
      '`',
    ),
  );
  expect(text).toContain('| `isPending` | `[data-pending]` | While it saves. |');
  expect(text).toContain('Slots: `children`.');
  expect(text).toContain('Tokens: `button.radius`.');
  expect(text).toContain('| Enter | Performs the action. |');
});

test('a page without keys and components has no empty tables', () => {
  const text = renderPage(headless);
  expect(text).not.toContain('| Key');
  expect(text).not.toContain('## Components');
});

test('the manifest has all pages by id, with defaults', () => {
  const { parts } = JSON.parse(renderManifest([page, headless])) as {
    parts: Record<string, { components: { props: { default: string | null }[] }[] }>;
  };
  expect(Object.keys(parts)).toEqual(['parts-button--docs', 'parts-bare--docs']);
  expect(parts['parts-button--docs']?.components[0]?.props.map((prop) => prop.default)).toEqual([
    null,
    'normal',
  ]);
});

test.each([
  ['Height. Default: normal.', 'normal'],
  ['Width. Default: 100vw. @selector [data-x]', '100vw'],
  ['Timeout. Default: 1.5 seconds.', '1.5 seconds'],
  ['Label.', ''],
])('reads the default of %j', (about, value) => {
  expect(defaultOf(about)).toBe(value);
});

test('links lead to pages of the same Storybook, from any folder of a site', () => {
  const base = 'https://example.com/storybook/llms.txt';
  expect(new URL(docsPath(page), base).href).toBe(
    'https://example.com/storybook/?path=/docs/parts-button--docs',
  );
  expect(new URL(markdownPath(page), base).href).toBe('https://example.com/storybook/parts/Button.md');
});
