import type { Plugin } from 'vite';

const file = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/;

/** Checks a language tag, for which browsers load the dates of all languages they have. */
const check = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/;

/**
 * Lets React Aria check the browser's language without loading dates of all languages, which takes longer than all
 * other code that runs before hydration. Both checks throw for an invalid tag. Another form of the code stays as it is.
 */
export function quickLocale(): Plugin {
  return {
    name: 'meetcute:quick-locale',
    transform: {
      filter: { id: file },
      handler: (code) => ({ code: code.replace(check, 'new Intl.Locale(locale)'), map: null }),
    },
  };
}
