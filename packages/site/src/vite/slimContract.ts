import type { Plugin } from 'vite';

const whole = '@meetcute/contract';

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
      if (source !== whole) return null;
      return this.resolve(`${whole}/browser`, importer, { ...options, skipSelf: true });
    },
  };
}
