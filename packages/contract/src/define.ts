import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Any schema of the contract. */
export type Schema = z.ZodMiniType;
/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Transport of a call: JSON, multipart form, beacon (no headers), navigation of a window, or server-sent
 * events. `mail` is a POST of another server, such as a mail service or a payment provider, without headers, cookies or
 * a meaningful body; only the token in its address counts.
 */
export type Transport = 'json' | 'form' | 'beacon' | 'navigate' | 'stream' | 'mail';

/** Definition of a call. `selector` distinguishes calls with the same method and path. */
export interface CallDefinition {
  /** Name of the call: a camel-case verb, also the first part of its query key. */
  readonly name: string;
  readonly method: Method;
  /** Path, with `:name` parts for parameters. */
  readonly path: string;
  /** Fixed query values that select this call, such as `{ new: '1' }`. */
  readonly selector?: Readonly<Record<string, string>>;
  /** Names of the `:name` parts of the path. */
  readonly params?: readonly string[];
  readonly query?: Schema;
  readonly payload?: Schema;
  readonly response: Schema;
  /** Error codes specific to this call, in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly transport: Transport;
  /** Origin of the call. 'extension' marks calls that section 7 of the specification does not list. */
  readonly origin: 'specification' | 'extension';
  /**
   * Required access. A 'member' call responds with 403 `not_logged_in` to visitors, and to pages that name
   * another member in `x-member`.
   */
  readonly auth: 'visitor' | 'member';
  /**
   * Owner of an idempotency key. By default it is the browser together with the member who is logged in there. `browser` is
   * for calls that open, change or end a session: a retry arrives as another member than the first attempt.
   */
  readonly keyOwner?: 'browser';
  /** Description for the API document, in one sentence. */
  readonly summary: string;
}

type Read<C, K extends string> = C extends { readonly [P in K]: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** Parsed query of a call; undefined without one. */
export type CallQuery<C> = Read<C, 'query'>;
/** Parsed payload of a call; undefined without one. */
export type CallPayload<C> = Read<C, 'payload'>;
/** Parsed response of a call. */
export type CallResponse<C> = Read<C, 'response'>;
/** Path parameters of a call; undefined without any. */
export type CallParams<C> = C extends { readonly params: readonly (infer P extends string)[] }
  ? Readonly<Record<P, string>>
  : undefined;

/** Declares a call. Its types are shared by the client, mocks, server and conformance suite. */
export const defineCall = <const C extends CallDefinition>(call: C): C => call;
