import { calls, type CallName } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';
import type { Parsed } from '../parse.ts';
import { understand as holdAgainst } from '../understand.ts';

export { understandError } from '../understand.ts';

/** Holds an answer against the schema of the call with the same name. */
export const understand = ({ name }: CallDefinition, body: unknown): Promise<Parsed<unknown>> =>
  holdAgainst(calls[name as CallName], body);
