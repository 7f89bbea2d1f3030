import { code, exampleSection, table } from './markdown.ts';
import type { ManifestHooks } from './types.ts';

/** Returns the hooks of an entry point as Markdown. */
export function renderHooks({ hooks, example, ...page }: ManifestHooks): string {
  const lines = [
    `# ${page.import}`,
    '',
    ...exampleSection(example),
    ...hooks.flatMap(({ name, about, signature, fields }) => [
      `## ${name}`,
      '',
      about,
      '',
      '```ts',
      signature,
      '```',
      '',
      ...table(
        ['Field', 'Type', 'Meaning'],
        fields.map((field) => [code(field.name), code(field.type), field.about]),
      ),
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
