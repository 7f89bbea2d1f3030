import { expect, test } from 'vitest';
import { readDefault } from './default-of.ts';
import { renderHooks } from './render-hooks.ts';
import { renderLlms } from './render-llms.ts';
import { renderManifest } from './render-manifest.ts';
import { docsPath, markdownPath } from './paths.ts';
import { renderPage } from './render-page.ts';
import type { ManifestHooks, ManifestPage } from './types.ts';

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
  example: 'export const Example = () => <Button>Send</Button>;\n',
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
      elements: ['label'],
      texts: ['common:busy'],
      tokens: ['button.radius'],
    },
  ],
};

const hooks: ManifestHooks = {
  import: '@meetcute/react/likes',
  hooks: [
    {
      name: 'useLike',
      about: 'Returns a like.',
      signature: 'useLike(profile: Profile): Like',
      fields: [{ name: 'isLiked', type: 'boolean', about: 'Whether it is liked.' }],
    },
  ],
  example: 'useLike(profile);\n',
};

const headless: ManifestPage = {
  ...page,
  name: 'Bare',
  file: 'Bare',
  id: 'parts-bare--docs',
  keyboard: [],
  components: [],
  example: '',
};

test('llms.txt lists each part with its first sentence, package and links', () => {
  const text = renderLlms({ name: 'Meetcute', about: 'A library.', pages: [page, headless], hooks: [hooks] });
  expect(text).toMatch(/^# Meetcute\n\n> A library\.\n/);
  expect(text).toContain(
    '- [Button](parts/Button.md): Performs an action. From @meetcute/kit. [Live](./?path=/docs/parts-button--docs)',
  );
  expect(text).toContain('- [Bare](parts/Bare.md): Performs an action. [Live]');
  expect(text).toContain('[components.json](components.json)');
  expect(text).toContain('- [@meetcute/react/likes](hooks/likes.md): useLike');
});

test('llms.txt of a package links to its own files alone', () => {
  const text = renderLlms({ name: 'Kit', about: 'Styled.', pages: [page], hooks: [], hasStorybook: false });
  expect(text).toContain('- [Button](parts/Button.md): Performs an action. From @meetcute/kit.\n');
  expect(text).not.toMatch(/path=|components\.json|## Hooks/);
});

test('the page of an entry point has its hooks with signatures, fields and samples', () => {
  const text = renderHooks(hooks);
  expect(text).toContain('## Example\n\n```tsx\nuseLike(profile);\n```\n');
  expect(text).toContain('## useLike\n\nReturns a like.\n\n```ts\nuseLike(profile: Profile): Like\n```\n');
  expect(text).toContain('| `isLiked` | `boolean` | Whether it is liked. |');
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
  expect(text).toContain('```tsx\nexport const Example = () => <Button>Send</Button>;\n```');
  expect(text).toContain('Slots: `children`.');
  expect(text).toContain("Elements: `[data-part='label']`.");
  expect(text).toContain('Texts: `common:busy`.');
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
])('reads the default of %j', (docstring, value) => {
  expect(readDefault(docstring)).toBe(value);
});

test('links lead to pages of the same Storybook, from any folder of a site', () => {
  const base = 'https://example.com/storybook/llms.txt';
  expect(new URL(docsPath(page), base).href).toBe(
    'https://example.com/storybook/?path=/docs/parts-button--docs',
  );
  expect(new URL(markdownPath(page), base).href).toBe('https://example.com/storybook/parts/Button.md');
});
