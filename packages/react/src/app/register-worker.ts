import { WORKER } from './worker.ts';

/** The part of the Trusted Types API used here. TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}

const rules = { createScriptURL: () => WORKER.path };

let path: unknown;

/** Returns the worker's path as the content security policy demands it. A page may create its policy once. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  path ??= (trustedTypes?.createPolicy('meetcute', rules) ?? rules).createScriptURL(WORKER.path);
  return path as string;
}

/**
 * Registers the site's service worker. Rejects if the browser can't, or if a content security policy with
 * `trusted-types` does not list the policy `meetcute`.
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustedPath(), { scope: WORKER.scope, updateViaCache: 'none' });
