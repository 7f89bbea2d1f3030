import type { Backend } from './backend.ts';
import type { Sabotage } from './sabotage.ts';

/** Adds a deliberate fault to a server, if the sabotage is one of the server. */
export function sabotageBackend(backend: Backend, sabotage: Sabotage | null, price: number): Backend {
  if (sabotage !== 'doubling server' && sabotage !== 'greedy server') return backend;
  const seenKeys = new Set<string>();
  return {
    ...backend,
    fetch: async (writer, browser, path, init) => {
      const key = new Headers(init.headers).get('idempotency-key');
      if (key === null || typeof init.body !== 'string') return backend.fetch(writer, browser, path, init);
      const isAgain = seenKeys.has(key);
      seenKeys.add(key);
      if (sabotage === 'greedy server' || !isAgain) {
        const response = await backend.fetch(writer, browser, path, init);
        if (isAgain && response.ok) await backend.pay(writer, -price);
        return response;
      }
      const payload = JSON.parse(init.body) as { client_id: string };
      const other = `${payload.client_id}-${seenKeys.size}`;
      seenKeys.add(other);
      const headers = new Headers(init.headers);
      headers.set('idempotency-key', other);
      const body = JSON.stringify({ ...payload, client_id: other });
      return backend.fetch(writer, browser, path, { ...init, headers, body });
    },
  };
}
