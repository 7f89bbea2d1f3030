/** Returns the default value that a docstring names after `Default:`; '' without one. */
export const defaultOf = (about: string): string =>
  /\bDefault: (.+?)\.(?= |$)/.exec(about)?.[1]?.replaceAll('`', '') ?? '';
