import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const CONTRACT = '@meetcute/contract';

/**
 * Replaces the contract in the browser build with one without schemas. Schemas load with the first response
 * (`packages/contract/src/browser`).
 */
export function slimContract(): Plugin {
  return {
    name: 'meetcute:slim-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer, options) {
      if (source !== CONTRACT) return null;
      return this.resolve(`${CONTRACT}/browser`, importer, { ...options, skipSelf: true });
    },
  };
}

const STYLED_COMPONENTS = /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/;

/** Adds prefixes for old browsers where `enableVendorPrefixes` asks for them. */
const PREFIXER = /\w+\.prefix\s*&&\s*\w+\.push\(\w+\.prefixer\),/;

/**
 * Removes the vendor prefixes of styled-components, which nothing asks for, from every page. Another form of the code
 * stays as it is.
 */
export function slimStyles(): Plugin {
  return {
    name: 'meetcute:slim-styles',
    transform: {
      filter: { id: STYLED_COMPONENTS },
      handler: (code) => ({ code: code.replace(PREFIXER, ''), map: null }),
    },
  };
}

const DEFAULT_LOCALE = /\/react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.m?js$/;

/** Checks a language tag, for which browsers load the dates of all languages they have. */
const LOCALE_CHECK = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/;

/** Asks the browser for the direction of a language. Without it React Aria knows the languages from right to left by name. */
const DIRECTION_CHECK = /if \(Intl\.Locale\) \{/;

/**
 * Lets React Aria check the browser's language without loading dates of all languages, and find its direction without
 * loading all scripts, which takes longer than all other code that runs before hydration. Both checks of the language
 * throw for an invalid tag. Another form of the code stays as it is.
 */
export function quickLocale(): Plugin {
  return {
    name: 'meetcute:quick-locale',
    transform: {
      filter: { id: DEFAULT_LOCALE },
      handler: (code) => ({
        code: code.replace(LOCALE_CHECK, 'new Intl.Locale(locale)').replace(DIRECTION_CHECK, 'if (false) {'),
        map: null,
      }),
    },
  };
}

const DEFAULT_EXPORT = /\bexport\s+default\b|\bas\s+default\b|\{\s*default\s*[,}]/;

/**
 * Exports the source path from every module with a default export, in the server build only. A loaded slot
 * then names its entry in the client manifest, so that the page can preload that file.
 */
export function moduleNames(root: string): Plugin {
  return {
    name: 'meetcute:module-names',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      order: 'post',
      handler(code, id) {
        const isSource =
          /\.[jt]sx?$/.test(id) && (!id.includes('/node_modules/') || id.includes('/@meetcute/'));
        if (id.startsWith('\0') || !isSource || !DEFAULT_EXPORT.test(code)) return null;
        const name = relative(root, id).split(sep).join('/');
        return { code: `${code}\nexport const meetcuteModule = ${JSON.stringify(name)};\n`, map: null };
      },
    },
  };
}
