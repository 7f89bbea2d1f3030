/**
 * The contract as a page starts with it: calls without their schemas, which come with the first answer. Takes the
 * place of the whole contract in a template's browser build and is typed like it.
 */
import type { Calls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';
import type { ErrorBody } from '../error-body.ts';
import type { Parsed } from '../parse.ts';
import table from './calls.json' with { type: 'json' };

export * from '../index.ts';

/** Every call by name: how it travels, but not what it carries. What most calls have in common the table leaves out. */
export const calls = Object.fromEntries(
  Object.entries(table).map(([name, call]) => [name, { name, transport: 'json', ...call }]),
) as unknown as Calls;

/** The same calls as a list. */
export const allCalls: readonly CallDefinition[] = Object.values(calls);

/** Loads the schemas before the first answer does. */
export const preloadSchemas = (): Promise<unknown> => import('./full.ts');

/** Holds an answer against what its call promises. Rejects when the schemas can't be loaded. */
export async function parseResponse(call: CallDefinition, body: unknown): Promise<Parsed<unknown>> {
  const whole = await import('./full.ts');
  return whole.parseResponse(call, body);
}

/** Reads the body of an error; undefined where it is not the contract's, or the schemas can't be loaded. */
export async function parseErrorResponse(body: unknown): Promise<ErrorBody['error'] | undefined> {
  const whole = await import('./full.ts').catch(() => null);
  return whole?.parseErrorResponse(body);
}
