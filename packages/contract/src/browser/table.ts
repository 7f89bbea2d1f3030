import { allCalls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';

/** Parts of a call that the browser needs before its first response. Default transport: JSON. */
type PageCall = Pick<CallDefinition, 'method' | 'path' | 'selector' | 'params'> &
  Partial<Pick<CallDefinition, 'transport'>>;

/**
 * Returns the calls of browsers by name, without schemas and descriptions. Written to `calls.json`, to keep the browser
 * bundle small. Omits the calls that only other servers make.
 */
export const pageCalls = (): Record<string, PageCall> =>
  Object.fromEntries(
    allCalls
      .filter(({ transport }) => transport !== 'mail')
      .map(({ name, method, path, selector, params, transport }) => [
        name,
        {
          method,
          path,
          ...(selector && { selector }),
          ...(params && { params }),
          ...(transport !== 'json' && { transport }),
        },
      ]),
  );
