import { isTree } from './dtcg/json-file.ts';
import { type Located, memberOf, quote, type Report } from './dtcg/report.ts';

/** Key of our own data in `$extensions`. */
export const EXTENSION = 'meetcute';

/** Longest CSS of a token; a shadow of both schemes has 200 characters. */
const LONGEST = 1000;

/**
 * Returns whether a text can only be the value of a declaration: without anything that ends it, starts another one, loads a
 * file, or leaves a `style` element.
 */
export function isCssValue(text: string): boolean {
  if (text.length > LONGEST || !/^[\p{L}\p{N}\s.,%()/+*#"'_-]*$/u.test(text)) return false;
  if (/(url|image|image-set|src|expression|attr|env|paint|element)\s*\(/i.test(text)) return false;
  if (text.includes('/*') || text.includes('*/') || /[\r\n]/.test(text)) return false;
  const unquotedText = text.replaceAll(/"[^"']*"|'[^"']*'/g, '');
  if (/["']/.test(unquotedText)) return false;
  let depth = 0;
  for (const character of unquotedText) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Returns what an export wrote beside a value that DTCG can't write whole: the CSS, and the value that it was for. */
export function readCssNote(
  token: Located,
  report: Report,
): { readonly css: string; readonly value: unknown } | undefined {
  const extension = memberOf(memberOf(token, '$extensions'), EXTENSION);
  if (extension.value === undefined) return undefined;
  const css = memberOf(extension, 'css');
  if (!isTree(extension.value) || typeof css.value !== 'string')
    return report.problem(extension, 'This has a text named css. Remove it, if you did not export it.');
  if (!isCssValue(css.value)) return report.problem(css, `${quote(css.value)} is no value of CSS.`);
  return { css: css.value, value: memberOf(token, '$value').value };
}
