import { contrast, contrastFaults, rolePairs, type Role, type Roles, type Tokens } from '@meetcute/theme';
import { parse } from 'culori';
import { mapToSrgb, toOklch, writeColour } from './values/colours.ts';

/** Returns the pairs of colours of both schemes that can't be read, each as a sentence. */
export const findContrastProblems = (tokens: Tokens): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    contrastFaults(tokens[scheme]).map((fault) => `${scheme}: ${fault}`),
  );

/** Contrast above the required one: browsers round colours to whole steps of 256. */
const MARGIN = 0.1;

/** Roles that are drawn on others, those first that others are drawn on. */
const foregrounds = [...new Set(rolePairs.map(({ foreground }) => foreground))];

const hasContrast = (roles: Roles, role: Role, margin = 0): boolean =>
  rolePairs
    .filter(({ foreground }) => foreground === role)
    .every(
      ({ foreground, background, least }) => contrast(roles[foreground], roles[background]) >= least + margin,
    );

/** Returns the nearest lighter or darker colour of a role with sufficient contrast; undefined where there is none. */
function findReadable(roles: Roles, role: Role): string | undefined {
  const { l, c, h = 0, alpha = 1 } = toOklch(parse(roles[role])!);
  for (let step = 1; step <= 100; step += 1)
    for (const sign of [1, -1]) {
      const light = l + (sign * step) / 100;
      if (light < 0 || light > 1) continue;
      const shade = mapToSrgb({ mode: 'oklch', l: light, c, h });
      // Less chroma, never more: rounded up, a colour may leave sRGB.
      const text = writeColour({ ...shade, c: Math.floor(shade.c * 1e3) / 1e3, h, alpha }, 3);
      if (hasContrast({ ...roles, [role]: text }, role, MARGIN)) return text;
    }
  return undefined;
}

/** Returns roles in which colours that can't be read on their grounds are lighter or darker. Grounds stay. */
export function mendContrast(roles: Roles): Roles {
  const mended = { ...roles };
  // A fill such as `accent` is a ground of its text, and changes first.
  const order = foregrounds.toSorted((a, b) => Number(a.startsWith('on')) - Number(b.startsWith('on')));
  for (const role of order)
    if (!hasContrast(mended, role)) mended[role] = findReadable(mended, role) ?? mended[role];
  return mended;
}
