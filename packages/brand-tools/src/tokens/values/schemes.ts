import type { ContractToken } from '../contract.ts';
import { writeColour } from './colours.ts';
import type { ShadowLayer } from './shadows.ts';

/** A value in one scheme: CSS, or layers of a shadow whose colours may differ from the other scheme. */
export type SchemeValue = string | ShadowLayer[];

const paintOf = ({ colour }: ShadowLayer) => (colour.alpha === 0 ? 'transparent' : writeColour(colour));

const byScheme = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Writes a shadow of both schemes. CSS lets only its colours differ, so other layers are invisible in one scheme. */
function writeShadow(light: ShadowLayer[], dark: ShadowLayer[]): string {
  const isSameShape =
    light.length === dark.length && light.every(({ lengths }, index) => lengths === dark[index]!.lengths);
  const layers = isSameShape
    ? light.map((layer, index) => [layer.lengths, paintOf(layer), paintOf(dark[index]!)] as const)
    : [
        ...light.map((layer) => [layer.lengths, paintOf(layer), 'transparent'] as const),
        ...dark.map((layer) => [layer.lengths, 'transparent', paintOf(layer)] as const),
      ];
  const texts = layers.map(([lengths, first, second]) => `${lengths} ${byScheme(first, second)}`);
  return texts.join(', ') || 'none';
}

const writeValue = (value: SchemeValue) => (typeof value === 'string' ? value : writeShadow(value, value));

/** Combines the values of both schemes into one CSS text. Returns undefined where CSS can't. */
export function combineSchemes(
  light: SchemeValue,
  dark: SchemeValue,
  token: ContractToken,
): string | undefined {
  if (typeof light !== 'string' && typeof dark !== 'string') return writeShadow(light, dark);
  const [first, second] = [writeValue(light), writeValue(dark)];
  if (first === second) return first;
  return token.type === 'color' ? byScheme(first, second) : undefined;
}
