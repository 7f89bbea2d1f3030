/** Returns the default value that a docstring names after `Default:`; '' without one. */
export const readDefault = (docstring: string): string =>
  /\bDefault: (.+?)\.(?= |$)/.exec(docstring)?.[1]?.replaceAll('`', '') ?? '';
