import { allCalls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';

/** What a page has to know of a call before its first answer; one that says nothing else travels as JSON. */
type PageCall = Pick<CallDefinition, 'method' | 'path' | 'selector' | 'params'> &
  Partial<Pick<CallDefinition, 'transport'>>;

/** The calls without schemas and words, by name; written to `calls.json`, so that a page brings no more than that. */
export const pageCalls = (): Record<string, PageCall> =>
  Object.fromEntries(
    allCalls.map(({ name, method, path, selector, params, transport }) => [
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
