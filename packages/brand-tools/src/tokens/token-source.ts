import type { DeepPartial, Tokens } from '@meetcute/theme';
import { contractByReference, contractTokens, pathOf } from './contract.ts';
import { getPath, setPath } from './token-paths.ts';

/** A token with another value than before. */
export interface TokenChange {
  /** Path in `tokens.ts`, such as `light.accent`. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

const paths: readonly string[] = [
  'home',
  ...contractTokens.filter(({ isRole }) => !isRole).map((token) => pathOf(token, 'light')),
  ...(['light', 'dark'] as const).flatMap((scheme) =>
    contractTokens.filter(({ isRole }) => isRole).map((token) => pathOf(token, scheme)),
  ),
];

/** Returns the tokens that differ, in the order of `tokens.ts`. */
export const findChanges = (tokensBefore: Tokens, tokensAfter: Tokens): TokenChange[] =>
  paths
    .map((path) => ({
      path,
      from: getPath(tokensBefore, path) as string,
      to: getPath(tokensAfter, path) as string,
    }))
    .filter(({ from, to }) => from !== to);

/** Returns the tokens that differ from those of the base. */
export function findDifferences(base: Tokens, tokens: Tokens): DeepPartial<Tokens> {
  const differences: DeepPartial<Tokens> = {};
  for (const { path, to } of findChanges(base, tokens)) setPath(differences, path, to);
  return differences;
}

/** Characters of the longest line, as `oxfmt` breaks them here. */
const WIDTH = 110;

const writeString = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text)
        .slice(1, -1)
        .replaceAll('\\"', '"')
        .replaceAll("'", String.raw`\'`)}'`;

function writeBranch(branch: object, indent: string): string[] {
  return Object.entries(branch).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string') {
      const lines = writeBranch(value as object, `${indent}  `);
      const line = `${indent}${key}: { ${lines
        .map((text) => text.trim())
        .join(' ')
        .replace(/,$/, '')} },`;
      const isShort = lines.every((text) => !text.endsWith('{') && !text.endsWith(':')) && line.length <= 80;
      return isShort ? [line] : [`${indent}${key}: {`, ...lines, `${indent}},`];
    }
    const text = contractByReference.get(value)?.expression ?? writeString(value);
    const line = `${indent}${key}: ${text},`;
    return line.length <= WIDTH ? [line] : [`${indent}${key}:`, `${indent}  ${text},`];
  });
}

const DOCSTRING = '/** Design tokens that differ from those of the base. */';

/** Returns the source of `tokens.ts`. `docstring` is the comment above the tokens. */
export function writeSource(
  differences: DeepPartial<Tokens>,
  { isExtension, docstring = DOCSTRING }: { readonly isExtension: boolean; readonly docstring?: string },
): string {
  const lines = writeBranch(differences, '  ');
  const hasVars = lines.some((line) => /: vars[.[]/.test(line));
  const object = lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}';
  if (!isExtension)
    return `import { defaultTokens, extendTokens${hasVars ? ', vars' : ''}, type Tokens } from '@meetcute/theme';

${docstring}
export const tokens: Tokens = extendTokens(defaultTokens, ${object});
`;
  const importLine = hasVars
    ? "import { vars, type DeepPartial, type Tokens } from '@meetcute/theme';"
    : "import type { DeepPartial, Tokens } from '@meetcute/theme';";
  return `${importLine}

${docstring}
export const tokens: DeepPartial<Tokens> = ${object};
`;
}

/** A `tokens.ts` as it is. */
export interface ReadSource {
  /** Comment above the tokens, to keep. */
  readonly docstring?: string;
  /** Lines that a rewritten file would not have: comments, spreads, calls, other constants. */
  readonly lostLines: readonly string[];
}

/** Texts, names and references, of which a rewritten file consists. */
const PLAIN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|vars(?:\.\w+|\[\d+\])+|[\w$]+ *:|[\s{},]/g;

/** Finds what a person wrote into a `tokens.ts` that would be lost. */
export function readSource(source: string): ReadSource {
  const text = source.replaceAll('\r\n', '\n');
  const [, docstring] = /(\/\*\*(?:(?!\*\/)[^])*\*\/)\nexport const tokens\b/.exec(text) ?? [];
  const rest = text
    .replace(docstring ?? '', '')
    .replaceAll(/^import [^;]*from '@meetcute\/theme';$/gm, '')
    .replace(/export const tokens(: [\w<>]+)? = (extendTokens\(defaultTokens, )?\{/, '{')
    .replace(/\}\)?( satisfies [\w<>]+)?;\s*$/, '}');
  const lostLines = rest.split('\n').filter((line) => line.replaceAll(PLAIN, '') !== '');
  return { ...(docstring !== undefined && { docstring }), lostLines: lostLines.map((line) => line.trim()) };
}
