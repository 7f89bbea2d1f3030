import { localeCodes } from '@meetcute/i18n';

/** Longest name of a template. It is part of the package name, which npm limits. */
const LONGEST = 40;

/** Names that the files of a template import or declare, besides its constant. */
const TAKEN: ReadonlySet<string> = new Set([
  'assets',
  'contrastFaults',
  'createServer',
  'createSiteServer',
  'defineTemplate',
  'expect',
  'fonts',
  'hydrate',
  'icon',
  'test',
  'tokens',
]);

/** Words that name no constant in a module (ECMAScript, section 12.7.2). */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Names of devices, which Windows keeps from folders. */
const DEVICE = /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/;

/** Returns the name of the exported constant of a template: 'lateTide' for `late-tide`. */
export const constantName = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns why a template can't have a name, and what to do; null if it can. `takenNames` are the folders of templates, and
 * `packages` the names of packages that it uses under its own name.
 */
export function findNameProblem(
  name: string,
  takenNames: readonly string[],
  packages: readonly string[] = [],
): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST)
    return `'${name}' can't name a template. Use at most ${LONGEST} lower-case letters and digits, with '-' between words.`;
  if (takenNames.includes(name)) return `A template or folder '${name}' already exists. Choose another name.`;
  if ((localeCodes as readonly string[]).includes(name))
    return `'${name}' is the code of a language, which commands can't tell from a brand. Choose another name.`;
  if (packages.includes(name) || DEVICE.test(name))
    return `'${name}' is the name of ${DEVICE.test(name) ? 'a device of Windows' : 'a package that the template uses'}. Choose another name.`;
  const constant = constantName(name);
  if (
    RESERVED.has(constant) ||
    TAKEN.has(constant) ||
    takenNames.some((other) => constantName(other) === constant)
  )
    return `'${name}' can't name a template, because '${constant}' can't name its constant. Choose another name.`;
  return null;
}
