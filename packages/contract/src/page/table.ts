import { allCalls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';

/** What a page has to know of a call before its first answer. */
type PageCall = Pick<CallDefinition, 'name' | 'method' | 'path' | 'selector' | 'params' | 'transport'>;

/** The calls without schemas and words, by name; written to `calls.json`, so that a page brings no more than that. */
export const pageCalls = (): Record<string, PageCall> =>
  Object.fromEntries(
    allCalls.map(({ name, method, path, selector, params, transport }) => [
      name,
      { name, method, path, ...(selector && { selector }), ...(params && { params }), transport },
    ]),
  );
