import type { IncomingMessage } from 'node:http';

/** Method, address and headers of a request; every `Request` is one. */
export interface RequestHead {
  /** HTTP method. */
  readonly method: string;
  /** Absolute address. */
  readonly url: string;
  /** Headers. */
  readonly headers: Pick<Headers, 'get'>;
}

/** Returns the head of a request as Node received it, which takes far less time than a `Request`. */
export function headOf({ method = '', url = '', rawHeaders }: IncomingMessage): RequestHead {
  const get = (name: string) => {
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const given = rawHeaders[index] ?? '';
      if (given.length === name.length && given.toLowerCase() === name) return rawHeaders[index + 1] ?? null;
    }
    return null;
  };
  return { method, url: `http://${get('host')}${url}`, headers: { get } };
}
