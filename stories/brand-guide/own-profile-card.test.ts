import { expect, test } from 'vitest';
import guide from '../../docs/brands/first-template.md?raw';

const [source] = Object.values(
  import.meta.glob<string>('./OwnProfileCard.example.tsx', { query: '?raw', import: 'default', eager: true }),
);

test('the guide shows the card of the story', () => {
  const examples = Array.from(guide.matchAll(/^( *)```tsx\n(.*?)^ *```/gms), ([, indent, code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(examples).toContain(source);
});
