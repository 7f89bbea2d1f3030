import type { CallDefinition } from './define.ts';
import { errorBody, type ErrorBody } from './error-body.ts';
import { parse, type Parsed } from './parse.ts';

/** Holds an answer against what its call promises. A page loads the schemas with its first answer, hence the promise. */
export const parseResponse = async (call: CallDefinition, body: unknown): Promise<Parsed<unknown>> =>
  parse(call.response, body);

/** Loads what answers are held against, for a page that has time; here it is there already. */
export const preloadSchemas = (): Promise<unknown> => Promise.resolve();

/** Reads the body of an error; undefined where it is not the contract's. */
export async function parseErrorResponse(body: unknown): Promise<ErrorBody['error'] | undefined> {
  const parsed = parse(errorBody, body);
  return parsed.ok ? parsed.value.error : undefined;
}
