import { contrastFaults, type Role, type Roles } from '@meetcute/theme';
import { formatHex, parse, type Color, type Oklch } from 'culori';
import { findShade, hasContrast, MARGIN, writeShade } from './contrast.ts';
import { isNearSrgb, toOklch } from './values/colours.ts';

/** Colours of a brand as CSS text: the accent, then optionally the tint of grounds and the colour of the focus ring. */
export type BrandColours = readonly string[];

/** Returns why colours can't be used, and what to do; null if they can. */
export function findColourProblem(colours: BrandColours): string | null {
  if (colours.length < 1 || colours.length > 3)
    return `${colours.length} colours were given. Give one to three: the accent, the tint of grounds, the focus ring.`;
  for (const text of colours) {
    const colour = parse(text);
    if (!colour || !isComplete(colour))
      return `'${text}' is not a CSS colour. Write it as #0a6c74 or oklch(0.5 0.08 200).`;
    if ((colour.alpha ?? 1) < 1) return `'${text}' is translucent. Give an opaque colour.`;
    if (!isNearSrgb(colour))
      return `'${text}' is outside sRGB, so that many screens can't show it. The nearest colour is ${formatHex(colour)}.`;
  }
  return null;
}

const readShade = (text: string): Oklch => toOklch(parse(text)!);

/** Returns whether a colour has all channels but the hue, which a grey has not. */
function isComplete(colour: Color): boolean {
  const { l, c } = toOklch(colour);
  return [l, c].every((channel) => Number.isFinite(channel));
}

/** Roles that take the hue of the second colour, with the lightness and strength of the base. */
const tintedRoles = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'text',
  'textMuted',
  'line',
  'edge',
] as const satisfies readonly Role[];

/** Chroma below which a colour is a grey, without a hue of its own. */
const GREY = 0.02;

function tint(base: Roles, colour: Oklch): Partial<Roles> {
  const strength = Math.min(1, colour.c / GREY);
  return Object.fromEntries(
    tintedRoles.map((role) => {
      const { l, c } = readShade(base[role]);
      return [role, writeShade({ ...colour, l, c: c * strength })];
    }),
  );
}

/**
 * Returns a colour as near as possible to the given one in which a role has its contrast. `others` returns roles that follow
 * from the colour. Throws if there is none.
 */
function findReadable(
  roles: Roles,
  role: Role,
  colour: Oklch,
  others: (shade: Oklch) => Partial<Roles> = () => ({}),
): Partial<Roles> {
  const readable = findShade(colour, (shade) => {
    const change = { ...others(shade), [role]: writeShade(shade) };
    const isOfRole = ({ foreground, background }: Readonly<Record<'foreground' | 'background', Role>>) =>
      [foreground, background].includes(role);
    return hasContrast({ ...roles, ...change }, isOfRole, MARGIN) ? change : undefined;
  });
  if (readable) return readable;
  throw new Error(
    `No shade of ${writeShade(colour)} can be the role '${role}' on the grounds of this template.`,
  );
}

/** Returns the text on an accent: near white where that is readable, else near black. */
const onAccent = (accent: Oklch): Partial<Roles> => ({
  onAccent: writeShade({ ...accent, ...(accent.l < 0.6 ? { l: 0.99, c: 0.005 } : { l: 0.2, c: 0.05 }) }),
});

/** Returns the roles of a scheme that differ from those of the base, all with sufficient contrast. */
function deriveScheme(base: Roles, scheme: 'light' | 'dark', colours: readonly Oklch[]): Partial<Roles> {
  const [accent, ground, focus] = colours as [Oklch, Oklch?, Oklch?];
  let change: Partial<Roles> = ground ? tint(base, ground) : {};
  const add = (more: Partial<Roles>) => (change = { ...change, ...more });
  const isLight = scheme === 'light';
  add({
    accentSoft: writeShade({
      ...accent,
      l: isLight ? 0.94 : 0.32,
      c: Math.min(accent.c, isLight ? 0.03 : 0.07),
    }),
  });
  add(findReadable({ ...base, ...change }, 'accent', accent, onAccent));
  add(findReadable({ ...base, ...change }, 'accentText', accent));
  add(findReadable({ ...base, ...change }, 'focus', focus ?? readShade(base.focus)));
  return change;
}

/**
 * Derives the colours of a brand from one to three colours: the accent, the tint of grounds, and the focus ring. The accent
 * keeps its hue, and its lightness as far as contrast allows. Throws if a pair of roles can't have its contrast.
 */
export function deriveColours(
  base: Readonly<Record<'light' | 'dark', Roles>>,
  colours: BrandColours,
): Record<'light' | 'dark', Partial<Roles>> {
  const shades = colours.map(readShade);
  const derive = (scheme: 'light' | 'dark') => {
    const change = deriveScheme(base[scheme], scheme, shades);
    const faults = contrastFaults({ ...base[scheme], ...change });
    if (faults.length > 0)
      throw new Error(
        `${colours.join(', ')} can't be the colours of this template in the ${scheme} scheme: ${faults.join('; ')}. Choose a lighter or darker one.`,
      );
    return change;
  };
  return { light: derive('light'), dark: derive('dark') };
}
