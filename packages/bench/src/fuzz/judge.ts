import { matchPath, parse, parseErrorResponse, selectCall } from '@meetcute/contract';
import { callsOf, errorsOf } from './calls.ts';
import type { FuzzInput } from './input.ts';

/** A response as the fuzzer reads it. */
export interface FuzzResponse {
  status: number;
  type: string;
  body: string;
}

const read = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Returns the call that the server has to select, because a hostile query may name another one. */
function selectedCall({ to, method, path }: FuzzInput) {
  const url = new URL(path, 'http://localhost');
  const candidates = callsOf[to].filter((call) => matchPath(call, url.pathname) !== null);
  return selectCall(candidates, method as never, url) ?? null;
}

/** Returns the problem of a response; null if it has none. */
export async function problemOf(input: FuzzInput, response: FuzzResponse): Promise<string | null> {
  const { status, type, body } = response;
  if (status >= 500) return `status ${status}`;
  // Node refuses a head above 16 kB before the host sees the request.
  if (status === 431) return null;
  // A backslash is no part of a request target: the host refuses it from the head, without a page.
  if (status === 400 && input.path.includes('\\')) return null;
  if (!input.call) {
    const isDocument = type.startsWith('text/html') && body.includes('</html>');
    return isDocument || status === 304 || (status >= 300 && status < 400)
      ? null
      : `a page of type '${type}'`;
  }
  const call = selectedCall(input);
  if (status >= 400) {
    const error = await parseErrorResponse(read(body));
    if (!error) return 'an error that does not match the contract';
    return !call || errorsOf(call).includes(error.code)
      ? null
      : `the code ${error.code}, which ${call.name} does not list`;
  }
  if (!call) return `status ${status} for a request that selects no call`;
  if (status === 204 || status === 304 || call.transport === 'navigate') return null;
  const parseResult = parse(call.response, read(body));
  return parseResult.ok
    ? null
    : `a response that does not match ${call.name}: ${JSON.stringify(parseResult.fields)}`;
}
