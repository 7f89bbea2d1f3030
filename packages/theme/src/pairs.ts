import { contrast } from './contrast.ts';
import type { Role, Roles } from './tokens.ts';

/**
 * Pair of colour roles that meet on a screen, and its required contrast: 4.5 for text, 3 for large text,
 * icons and edges.
 */
export interface RolePair {
  foreground: Role;
  background: Role;
  least: 4.5 | 3;
}

const grounds: Role[] = ['surface', 'surfaceRaised', 'surfaceSunken'];

const onEveryGround = (foreground: Role, least: RolePair['least']) =>
  grounds.map((background): RolePair => ({ foreground, background, least }));

/** All pairs of roles that meet on a screen. Omits `line`, which is decorative and bounds no control. */
export const rolePairs: readonly RolePair[] = [
  ...onEveryGround('text', 4.5),
  ...onEveryGround('textMuted', 4.5),
  ...onEveryGround('accentText', 4.5),
  ...onEveryGround('danger', 4.5),
  ...onEveryGround('success', 4.5),
  ...onEveryGround('accent', 3),
  ...onEveryGround('warning', 3),
  ...onEveryGround('focus', 3),
  ...onEveryGround('edge', 3),
  { foreground: 'onAccent', background: 'accent', least: 4.5 },
  { foreground: 'onDanger', background: 'danger', least: 4.5 },
  { foreground: 'onSuccess', background: 'success', least: 4.5 },
  { foreground: 'onWarning', background: 'warning', least: 4.5 },
  { foreground: 'text', background: 'accentSoft', least: 4.5 },
  { foreground: 'accentText', background: 'accentSoft', least: 4.5 },
];

/**
 * Describes two colours, each by its name and value, with less contrast than they need; null for enough. The ratio is cut off,
 * so that it never looks sufficient.
 */
export function describeContrast(
  foreground: string,
  background: string,
  ratio: number,
  least: number,
): string | null {
  const roundedRatio = (Math.floor(ratio * 100) / 100).toFixed(2);
  return ratio >= least ? null : `${foreground} on ${background} has ${roundedRatio}, needs ${least}`;
}

/**
 * Returns the pairs of a scheme with insufficient contrast, each as a sentence with both roles, their colours and both ratios.
 */
export function contrastFaults(roles: Roles): string[] {
  const nameRole = (role: Role) => `${role} ${roles[role]}`;
  const faults = rolePairs.map(({ foreground, background, least }) => {
    const ratio = contrast(roles[foreground], roles[background]);
    return describeContrast(nameRole(foreground), nameRole(background), ratio, least);
  });
  // White is the worst case of a photo below the scrim.
  const onPhoto = contrast(roles.onScrim, roles.scrim, 'oklch(1 0 0)');
  faults.push(describeContrast(nameRole('onScrim'), `${nameRole('scrim')} over white`, onPhoto, 4.5));
  return faults.filter((fault) => fault !== null);
}
