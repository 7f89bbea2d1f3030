import { contrast, contrastFaults, rolePairs, type Role, type Roles, type Tokens } from '@meetcute/theme';
import { clampChroma, parse, type Oklch } from 'culori';
import { toOklch, writeColour } from './values/colours.ts';

/** Returns the pairs of colours of both schemes that can't be read, each as a sentence. */
export const findContrastProblems = (tokens: Tokens): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    contrastFaults(tokens[scheme]).map((fault) => `${scheme}: ${fault}`),
  );

/** Contrast above the required one: browsers round colours to whole steps of 256. */
export const MARGIN = 0.1;

/** Roles that are drawn on others, those first that others are drawn on. */
const foregrounds = [...new Set(rolePairs.map(({ foreground }) => foreground))];

/** Whether roles have sufficient contrast in the pairs that a condition selects. */
export const hasContrast = (
  roles: Roles,
  isSelected: (pair: (typeof rolePairs)[number]) => boolean,
  margin = 0,
): boolean =>
  rolePairs
    .filter((pair) => isSelected(pair))
    .every(
      ({ foreground, background, least }) => contrast(roles[foreground], roles[background]) >= least + margin,
    );

/** Returns a colour as CSS text, with less chroma where sRGB has no such colour. */
export function writeShade({ l, c, h = 0, alpha = 1 }: Oklch): string {
  const shade = clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb') as Oklch;
  // Never more chroma: rounded up, a colour may leave sRGB.
  return writeColour({ ...shade, c: Math.floor(shade.c * 1e3) / 1e3, h: Number(h.toFixed(1)), alpha }, 3);
}

/**
 * Returns what `find` returns for the shade that is nearest to a colour: that colour itself, else a lighter or darker one by
 * steps of a hundredth. Undefined where it finds nothing in any.
 */
export function findShade<T>(colour: Oklch, find: (shade: Oklch) => T | undefined): T | undefined {
  for (let step = 0; step <= 100; step += 1)
    for (const sign of [1, -1]) {
      const l = colour.l + (sign * step) / 100;
      const result = l < 0 || l > 1 ? undefined : find({ ...colour, l });
      if (result !== undefined) return result;
    }
  return undefined;
}

/** Returns the nearest lighter or darker colour of a role with sufficient contrast; undefined where there is none. */
const findReadable = (roles: Roles, role: Role): string | undefined =>
  findShade(toOklch(parse(roles[role])!), (shade) => {
    const text = writeShade(shade);
    const isReadable = hasContrast(
      { ...roles, [role]: text },
      ({ foreground }) => foreground === role,
      MARGIN,
    );
    return isReadable ? text : undefined;
  });

/** Returns roles in which colours that can't be read on their grounds are lighter or darker. Grounds stay. */
export function mendContrast(roles: Roles): Roles {
  const mendedRoles = { ...roles };
  // A fill such as `accent` is a ground of its text, and changes first.
  const order = foregrounds.toSorted((a, b) => Number(a.startsWith('on')) - Number(b.startsWith('on')));
  for (const role of order)
    if (!hasContrast(mendedRoles, ({ foreground }) => foreground === role))
      mendedRoles[role] = findReadable(mendedRoles, role) ?? mendedRoles[role];
  return mendedRoles;
}
