import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a call travels: JSON, multipart form, beacon (no headers), a window's address, or server-sent events. `mail`: a mail
 * service posts it, with neither headers nor cookies, and a body that says nothing; a token in its address is all that counts.
 */
export type Transport = 'json' | 'form' | 'beacon' | 'navigate' | 'stream' | 'mail';

/** What a call is made of. Two calls on one method and path are told apart by `selector`. */
export interface CallDefinition {
  /** Camel-case verb; also the first part of a query key. */
  readonly name: string;
  readonly method: Method;
  /** Path with `:name` parts for parameters. */
  readonly path: string;
  /** Fixed query values that choose this call, such as `{ new: '1' }`. */
  readonly selector?: Readonly<Record<string, string>>;
  /** Values of the `:name` parts of the path. */
  readonly params?: readonly string[];
  readonly query?: Schema;
  readonly payload?: Schema;
  readonly response: Schema;
  /** Codes of its own; `commonErrors` may come from any call. */
  readonly errors: readonly ErrorCode[];
  readonly transport: Transport;
  /** 'extension' marks what section 7 of the specification does not list. */
  readonly origin: 'specification' | 'extension';
  /** 'member' calls answer a visitor 403 `not_logged_in`, and a page that names another member in `x-member` too. */
  readonly auth: 'visitor' | 'member';
  /** One sentence for the API document. */
  readonly summary: string;
}

type Read<C, K extends string> = C extends { readonly [P in K]: infer S extends Schema }
  ? z.output<S>
  : undefined;

export type CallQuery<C> = Read<C, 'query'>;
export type CallPayload<C> = Read<C, 'payload'>;
export type CallResponse<C> = Read<C, 'response'>;
export type CallParams<C> = C extends { readonly params: readonly (infer P extends string)[] }
  ? Readonly<Record<P, string>>
  : undefined;

/** Declares one call; the value carries its types to client, mocks, server and the conformance suite. */
export const defineCall = <const C extends CallDefinition>(call: C): C => call;
