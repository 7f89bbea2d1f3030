import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatedFont } from './create-font.ts';

/** Returns the source of a file of the template; empty if there is none. */
const readSource = (template: string, file: string): string => {
  const path = join(template, 'src', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Returns the lines about what a template lacks to use a font; none where it uses it. */
export function describeMissingUses(template: string, { stack }: Pick<CreatedFont, 'stack'>): string[] {
  const passesFonts = /^\s*fonts\b/m.test(readSource(template, 'template.ts'));
  const [name = stack] = stack.split(',');
  return [
    ...(passesFonts
      ? []
      : ["In src/template.ts add `import { fonts } from './fonts.ts';`, and `fonts,` in defineTemplate()."]),
    ...(readSource(template, 'tokens.ts').includes(name)
      ? []
      : [
          'In src/tokens.ts name the font: `text` and `display` for all texts, `display` alone for headings:',
          `  font: { text: '${stack}', display: '${stack}' },`,
        ]),
  ];
}
