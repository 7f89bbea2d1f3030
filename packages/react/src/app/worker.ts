/** Path and scope of the service worker (spec: pwa.sw-script-path, pwa.sw-scope). */
export const WORKER = { path: '/sw.js', scope: '/' } as const;
