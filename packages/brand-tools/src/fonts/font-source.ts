import type { ExtendedImport } from '@meetcute/site/own-drawings';
import type { Measures } from './subset.ts';

/** A font as its source names it. */
export interface FontNames {
  /** Name of the family, such as `Lora`. */
  readonly family: string;
  /** Name of its files, such as `lora`. */
  readonly slug: string;
  /** Name of its constant, such as `lora`. */
  readonly constant: string;
  /** Stack of fonts for `tokens.ts`. */
  readonly stack: string;
}

/** Longest name of a family; CSS and file systems have limits of their own. */
const LONGEST = 60;

/** Returns why a text can't name a family, and what to do; null if it can. */
export const findFamilyProblem = (family: string): string | null =>
  /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u.test(family) && family.length <= LONGEST
    ? null
    : `'${family.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, LONGEST)}' can't name a font. Give a name of at most ${LONGEST} letters, digits and spaces: --name Lora.`;

/** Returns the names that a font has in files. */
export function fontNames(family: string, standIn: Measures['standIn']): FontNames {
  const words = family
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const slug = words.join('-') || 'font';
  const camel = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1)));
  const generic = standIn === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return {
    family,
    slug,
    // A word of the language can't name a constant.
    constant: `${/^[a-z]/.test(slug) ? camel.join('') : `number${camel.join('')}`}Font`,
    stack: `"${family} Variable", "${family} Variable Fallback", ${generic}`,
  };
}

interface SourceInput extends FontNames, Measures {
  readonly weight: string;
  readonly hasLatinExt: boolean;
}

/** Returns the source of the module of a font. */
export const fontSource = ({
  family,
  slug,
  constant,
  weight,
  standIn,
  sizeAdjust,
  ascent,
  descent,
  hasLatinExt,
}: SourceInput): string => `import latin from './${slug}-latin.woff2?url';
${hasLatinExt ? `import latinExt from './${slug}-latin-ext.woff2?url';\n` : ''}import { variableFont } from '@meetcute/theme';

/** ${family}. Its fallback is as wide and as high, so that no text moves when the font arrives. */
export const ${constant} = variableFont(
  '${family}',
  { latin, latinExt${hasLatinExt ? '' : ': latin'} },
  { weight: '${weight}', standIn: '${standIn}', sizeAdjust: ${sizeAdjust}, ascent: ${ascent}, descent: ${descent} },
);
`;

/** Template that another one extends, as its source names it. */
export interface ImportedBase extends ExtendedImport {
  readonly imported: string;
}

/**
 * Returns the source of `fonts.ts` of a template without one. `base` is the template whose font of texts it keeps; null for a
 * font of all texts.
 */
export function fontsSource({ slug, constant }: FontNames, base: ImportedBase | null): string {
  const names = base && (base.imported === base.local ? base.local : `${base.imported} as ${base.local}`);
  const importLine = base ? `import { ${names} } from '${base.from}';\n` : '';
  const comment = base
    ? 'That of texts is the one of the base.'
    : 'They replace those of the base; to keep them, add its `fonts`.';
  return `${importLine}import { ${constant} } from './fonts/${slug}.ts';

/** Fonts of the template, that of texts first. ${comment} */
export const fonts = [${base ? `...${base.local}.fonts, ` : ''}${constant}];
`;
}
