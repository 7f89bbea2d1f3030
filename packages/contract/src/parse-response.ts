import type { CallDefinition } from './define.ts';
import { errorBody, type ErrorBody } from './error-body.ts';
import { parse, type Parsed } from './parse.ts';

/**
 * Validates a response against its call. Asynchronous, because the browser build loads the schemas with its
 * first response.
 */
export const parseResponse = async (call: CallDefinition, body: unknown): Promise<Parsed<unknown>> =>
  parse(call.response, body);

/** Preloads the schemas in the browser build. Resolves at once here, because they are already loaded. */
export const preloadSchemas = (): Promise<unknown> => Promise.resolve();

/** Parses the body of an error response; undefined if it does not follow the contract. */
export async function parseErrorResponse(body: unknown): Promise<ErrorBody['error'] | undefined> {
  const result = parse(errorBody, body);
  return result.ok ? result.value.error : undefined;
}
