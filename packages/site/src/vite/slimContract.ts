import type { Plugin } from 'vite';

const whole = '@meetcute/contract';

/** Gives the browser the contract without schemas; those follow with the first answer (`packages/contract/src/page`). */
export function slimContract(): Plugin {
  return {
    name: 'meetcute:slim-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer, options) {
      if (source !== whole) return null;
      return this.resolve(`${whole}/page`, importer, { ...options, skipSelf: true });
    },
  };
}
