import { baseCss } from './base-css.ts';
import { tokensCss } from './css.ts';
import type { Tokens } from './tokens.ts';

/** A brand for `ThemeRoot`, from `defineTheme`. */
export interface Theme {
  /** Name of the brand, unique on the page. */
  name: string;
  /** Reset and custom properties, scoped to the brand's roots. */
  css: string;
}

/**
 * Creates a theme. Throws if the name contains anything but lower-case letters, digits and hyphens, because it is
 * part of a selector.
 */
export function defineTheme(name: string, tokens: Tokens): Theme {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `'${name}' is not a theme name: use lower-case letters, digits and hyphens, such as 'harbour'.`,
    );
  return { name, css: [baseCss, tokensCss(name, tokens)].join('\n') };
}
