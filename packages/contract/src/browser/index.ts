/**
 * Contract for the browser: the calls without their schemas, which load with the first response. Replaces the
 * full contract in a template's browser build and has the same types.
 */
import type { Calls } from '../calls/index.ts';
import type { CallDefinition } from '../define.ts';
import type { ErrorBody } from '../error-body.ts';
import type { Parsed } from '../parse.ts';
import type * as full from './full.ts';
import table from './calls.json' with { type: 'json' };

export * from '../index.ts';

/** All calls of browsers by name, without schemas. Adds the defaults that the table omits. */
export const calls = Object.fromEntries(
  Object.entries(table).map(([name, call]) => [name, { name, transport: 'json', ...call }]),
) as unknown as Calls;

/** All calls of browsers as a list. */
export const allCalls: readonly CallDefinition[] = Object.values(calls);

let loadedSchemas: Promise<typeof full> | undefined;

/** Loads the schemas once: browsers take a millisecond for each `import()`, also of a file that is loaded. */
const loadSchemas = () =>
  (loadedSchemas ??= import('./full.ts').catch((error: unknown) => {
    loadedSchemas = undefined;
    throw error;
  }));

/**
 * Preloads the schemas before the first response needs them: those of events, which most others contain, and then the rest.
 * Evaluated in one task, they block a slow phone.
 */
export async function preloadSchemas(): Promise<unknown> {
  await import('../entities/event.ts');
  return loadSchemas();
}

/** Validates a response against its call. Rejects if the schemas can't be loaded. */
export async function parseResponse(call: CallDefinition, body: unknown): Promise<Parsed<unknown>> {
  const whole = await loadSchemas();
  return whole.parseResponse(call, body);
}

/**
 * Parses the body of an error response. Resolves to undefined if it does not follow the contract or the
 * schemas can't be loaded.
 */
export async function parseErrorResponse(body: unknown): Promise<ErrorBody['error'] | undefined> {
  const whole = await loadSchemas().catch(() => null);
  return whole?.parseErrorResponse(body);
}
