import { partLeaves, roleNames, scaleLeaves, type Leaves, type LeafValues, type Tokens } from './tokens.ts';
import { propertyName } from './tree.ts';

/** Returns the declarations of all leaves, in order. A zero has a unit, because `calc()` and `min()` refuse one without. */
const leafDeclarations = <L extends Leaves<keyof L>>(leaves: L, values: LeafValues<L>): string[] =>
  (Object.keys(leaves) as (keyof L & string)[]).flatMap((branch) =>
    leaves[branch].map((name: L[typeof branch][number]) => {
      const value = values[branch][name];
      return `${propertyName(branch, name)}:${value === '0' ? '0px' : value}`;
    }),
  );

const declarations = (tokens: Tokens): string =>
  [
    ...roleNames.map(
      (role) => `${propertyName(role)}:light-dark(${tokens.light[role]},${tokens.dark[role]})`,
    ),
    ...leafDeclarations(scaleLeaves, tokens),
    ...leafDeclarations(partLeaves, tokens.part),
  ].join(';');

const schemes = { light: 'light', dark: 'dark', system: 'light dark' } as const;

/**
 * Returns a brand's custom properties as CSS, scoped to its root elements, including nested ones. Colours
 * contain both schemes in `light-dark()`, so that the root's `data-scheme` (light, dark, system) only sets
 * `color-scheme`.
 */
export function tokensCss(name: string, tokens: Tokens): string {
  const root = `[data-template="${name}"]`;
  const rules = [`${root}{color-scheme:${schemes[tokens.home]};${declarations(tokens)}}`];
  for (const [scheme, value] of Object.entries(schemes)) {
    rules.push(`${root}[data-scheme="${scheme}"]{color-scheme:${value}}`);
  }
  return rules.join('\n');
}
