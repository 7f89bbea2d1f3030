/** Something that is wrong with an icon, and how to mend it. */
export interface IconProblem {
  readonly what: string;
  readonly mend: string;
}

/** Two circles, as they begin in the icon and in the logo of a new template without a mark of its own. */
export const placeholderRings: Readonly<Record<'icon' | 'logo', readonly string[]>> = {
  icon: ['<circle cx="25" cy="32" r="12"', '<circle cx="39" cy="32" r="12"'],
  logo: ['<circle cx="25" cy="32" r="11"', '<circle cx="39" cy="32" r="11"'],
};

/** Matches whatever runs code in an SVG or loads something, but for addresses within it. */
const ACTIVE = /<script|<foreignObject|\son\w+\s*=|@import|(?:href|src)=["'](?!#)|url\(["']?(?!#|["']?#)/i;

/** Returns what the text of an SVG says against it as the icon of a brand, or as a mark with another name in sentences. */
export function findIconProblems(svg: string, name = 'icon'): IconProblem[] {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (root === '') return [{ what: `The ${name} is no SVG.`, mend: 'Save the drawing as SVG.' }];
  const [, box] = /\sviewBox=["']([^"']+)["']/.exec(root) ?? [];
  const [, , width, height] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return [
    width === undefined || width !== height
      ? {
          what: `The ${name} has no square viewBox.`,
          mend: 'Draw it in a square, such as viewBox="0 0 64 64".',
        }
      : null,
    /\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root)
      ? null
      : {
          what: `The ${name} has no namespace, so browsers show none.`,
          mend: 'Add xmlns="http://www.w3.org/2000/svg" to <svg>.',
        },
    ACTIVE.test(svg)
      ? {
          what: `The ${name} loads something or runs code.`,
          mend: 'Draw it with paths alone, texts as outlines.',
        }
      : null,
  ].filter((problem) => problem !== null);
}
