import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { slimTemplate } from './slim-template.ts';

interface Transform {
  handler: (this: Context, code: string) => { code: string };
}

interface Context {
  parse: typeof parseAst;
  environment: { mode: 'build' | 'dev' };
}

const { handler } = slimTemplate().transform as unknown as Transform;

const slim = (code: string, mode: Context['environment']['mode'] = 'build') =>
  handler.call({ parse: parseAst, environment: { mode } }, code).code;

const imports = `import { defineTemplate, defaultScreens } from '@meetcute/site';
import { fonts } from './fonts.ts';
import { icon } from './icon.ts';
import { tokens } from './tokens.ts';
import { texts } from './texts.ts';
`;

test('removes loaders of drawings and icons, which the build has put in place', () => {
  const code = slim(
    `${imports}export const own = defineTemplate({ name: 'own', icons: { Heart: () => import('./icons/Heart.tsx') }, drawings: {} });`,
  );
  expect(code).not.toContain('import(');
  expect(code).not.toContain('drawings');
});

test('removes tokens, icon, look of mails and texts, and their imports', () => {
  const code = slim(
    `${imports}export const own = defineTemplate({ name: 'own', tokens, fonts, icon, mail: { font: 'serif' }, texts, screens: defaultScreens });`,
  );
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    "import { defineTemplate, defaultScreens } from '@meetcute/site'; import { fonts } from './fonts.ts'; " +
      "export const own = defineTemplate({ name: 'own', fonts, screens: defaultScreens });",
  );
  expect(parseAst(code).body).toHaveLength(3);
});

test('removes fonts too from a development server, whose change then loads no page again', () => {
  const code = slim(`${imports}export const own = defineTemplate({ name: 'own', fonts, icon });`, 'dev');
  expect(code).not.toContain('fonts');
  expect(code).toContain("name: 'own'");
});

test('keeps an import that something else uses', () => {
  const code = slim(
    `${imports}export const own = defineTemplate({ tokens, icon, texts });\nexport { tokens as words };`,
  );
  expect(code).toContain("from './tokens.ts'");
  expect(code).not.toContain("from './icon.ts'");
});

test.each(['const other = { tokens: 1 };', 'defineTemplate(given);'])('leaves %j as it is', (code) => {
  expect(slim(code)).toBe(code);
});
