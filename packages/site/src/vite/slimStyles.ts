import type { Plugin } from 'vite';

const file = /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/;

/** Adds prefixes for old browsers where `enableVendorPrefixes` asks for them. */
const prefixer = /\w+\.prefix\s*&&\s*\w+\.push\(\w+\.prefixer\),/;

/**
 * Removes the vendor prefixes of styled-components, which nothing asks for, from every page. Another form of the code
 * stays as it is.
 */
export function slimStyles(): Plugin {
  return {
    name: 'meetcute:slim-styles',
    transform: {
      filter: { id: file },
      handler: (code) => ({ code: code.replace(prefixer, ''), map: null }),
    },
  };
}
