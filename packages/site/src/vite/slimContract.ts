import type { Plugin } from 'vite';

const whole = '@meetcute/contract';

/** Gives the browser the contract without schemas; those follow with the first answer (`packages/contract/src/browser`). */
export function slimContract(): Plugin {
  return {
    name: 'meetcute:slim-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer, options) {
      if (source !== whole) return null;
      return this.resolve(`${whole}/browser`, importer, { ...options, skipSelf: true });
    },
  };
}
