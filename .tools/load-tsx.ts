/**
 * Lets Node load components from their sources: `node --import ./.tools/load-tsx.ts program.ts`. Node itself removes types,
 * but compiles no JSX.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(url, readFileSync(fileURLToPath(url), 'utf8'), {
      jsx: { runtime: 'automatic' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
