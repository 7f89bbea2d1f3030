import { clampChroma, converter, formatHex, inGamut, parse, type Color, type Oklch } from 'culori';
import { contrast, contrastFaults, rolePairs, type Role, type Roles } from '@meetcute/theme';

const toOklch = converter('oklch');
const isInSrgb = inGamut('rgb');

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
    if (!isInSrgb(colour))
      return `'${text}' is outside sRGB, so that many screens can't show it. The nearest colour is ${formatHex(colour)}.`;
  }
  return null;
}

/** A colour in OKLCH, where grey has the hue 0. */
interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function readShade(text: string): Shade {
  const { l, c, h } = toOklch(parse(text)) as Oklch;
  return { l, c, h: h ?? 0 };
}

/** Returns whether a colour has all channels but the hue, which a grey has not. */
function isComplete(colour: Color): boolean {
  const { l, c } = toOklch(colour);
  return [l, c].every((channel) => Number.isFinite(channel));
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Writes a shade, with less chroma where sRGB has no such colour. */
function write(shade: Shade): string {
  const { l, c, h = shade.h } = clampChroma({ mode: 'oklch', ...shade }, 'oklch', 'rgb') as Oklch;
  return `oklch(${round(l, 3)} ${Math.floor(c * 1000) / 1000} ${round(h, 1)})`;
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

function tint(base: Roles, colour: Shade): Partial<Roles> {
  const strength = Math.min(1, colour.c / GREY);
  return Object.fromEntries(
    tintedRoles.map((role) => {
      const { l, c } = readShade(base[role]);
      return [role, write({ l, c: c * strength, h: colour.h })];
    }),
  );
}

/** Contrast above the required one: browsers round colours to whole steps of 256. */
const MARGIN = 0.1;

/** Returns whether a role has its contrast in all its pairs. */
const isReadable = (roles: Roles, role: Role): boolean =>
  rolePairs
    .filter(({ foreground, background }) => foreground === role || background === role)
    .every(
      ({ foreground, background, least }) => contrast(roles[foreground], roles[background]) >= least + MARGIN,
    );

/**
 * Returns a colour as near as possible to the given one in which a role has its contrast: lighter or darker by steps of a
 * hundredth. `others` returns roles that follow from the colour. Throws if there is none.
 */
function findReadable(
  roles: Roles,
  role: Role,
  colour: Shade,
  others: (shade: Shade) => Partial<Roles> = () => ({}),
): Partial<Roles> {
  for (let step = 0; step <= 100; step += 1)
    for (const direction of [1, -1]) {
      const shade = { ...colour, l: colour.l + (direction * step) / 100 };
      if (shade.l < 0 || shade.l > 1) continue;
      const change = { ...others(shade), [role]: write(shade) };
      if (isReadable({ ...roles, ...change }, role)) return change;
    }
  throw new Error(`No shade of ${write(colour)} can be the role '${role}' on the grounds of this template.`);
}

/** Returns the text on an accent: near white where that is readable, else near black. */
const onAccent = ({ l, h }: Shade): Partial<Roles> => ({
  onAccent: write(l < 0.6 ? { l: 0.99, c: 0.005, h } : { l: 0.2, c: 0.05, h }),
});

/** Returns the roles of a scheme that differ from those of the base, all with sufficient contrast. */
function deriveScheme(base: Roles, scheme: 'light' | 'dark', colours: readonly Shade[]): Partial<Roles> {
  const [accent, ground, focus] = colours as [Shade, Shade?, Shade?];
  let change: Partial<Roles> = ground ? tint(base, ground) : {};
  const add = (more: Partial<Roles>) => (change = { ...change, ...more });
  const isLight = scheme === 'light';
  add({
    accentSoft: write({
      l: isLight ? 0.94 : 0.32,
      c: Math.min(accent.c, isLight ? 0.03 : 0.07),
      h: accent.h,
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
