import { roleNames, type Tokens } from './tokens.ts';
import { leaves, propertyName } from './tree.ts';

type Values = Record<string, Record<string, string>>;

function declarations(tokens: Tokens): string {
  const lines = roleNames.map(
    (role) => `${propertyName(role)}:light-dark(${tokens.light[role]},${tokens.dark[role]})`,
  );
  const scaleValues = tokens as unknown as Values;
  const partValues = tokens.part as unknown as Values;
  for (const [values, branches] of [
    [scaleValues, leaves.scale] as const,
    [partValues, leaves.part] as const,
  ]) {
    for (const [branch, names] of Object.entries(branches)) {
      for (const name of names) lines.push(`${propertyName(branch, name)}:${values[branch]?.[name] ?? ''}`);
    }
  }
  return lines.join(';');
}

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
