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
    let found: string | null = null;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const given = rawHeaders[index] ?? '';
      if (given.length !== name.length || given.toLowerCase() !== name) continue;
      const value = rawHeaders[index + 1] ?? '';
      if (name !== 'cookie') return value;
      // A proxy may split the cookies of HTTP/2 into several headers.
      found = found === null ? value : `${found}; ${value}`;
    }
    return found;
  };
  return { method, url: `http://${get('host')}${url}`, headers: { get } };
}
