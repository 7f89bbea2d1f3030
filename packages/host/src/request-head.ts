import type { IncomingMessage } from 'node:http';
import { valuesOf } from './edge/raw-headers.ts';

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
    const values = valuesOf({ rawHeaders }, name);
    // A proxy may split the cookies of HTTP/2 into several headers.
    return (name === 'cookie' && values.length > 1 ? values.join('; ') : values[0]) ?? null;
  };
  return { method, url: `http://${get('host')}${url}`, headers: { get } };
}
