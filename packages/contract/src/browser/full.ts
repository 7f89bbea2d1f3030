import { calls, type CallName } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';
import type { Parsed } from '../parse.ts';
import { parseErrorResponse as parseError, parseResponse as parseWith } from '../parse-response.ts';

/** Validates a response against the schema of the call with the same name. */
export const parseResponse = ({ name }: CallDefinition, body: unknown): Promise<Parsed<unknown>> =>
  parseWith(calls[name as CallName], body);

/** Parses the body of an error response. */
export const parseErrorResponse = parseError;
