type Tree = Record<string, unknown>;

/** Returns the value at a path such as `light.accent`; undefined where there is none. */
export const getPath = (tokens: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Tree | undefined)?.[key], tokens);

/** Sets the value at a path, and creates the branches to it. Paths are those of the contract. */
export function setPath(tokens: object, path: string, value: unknown): void {
  const keys = path.split('.');
  let branch = tokens as Tree;
  for (const key of keys.slice(0, -1)) branch = (branch[key] ??= {}) as Tree;
  branch[keys.at(-1)!] = value;
}

/** Returns the paths of all values in tokens. */
export const listPaths = (tokens: object, parent = ''): string[] =>
  Object.entries(tokens as Tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? listPaths(value, `${parent}${key}.`) : [`${parent}${key}`],
  );
