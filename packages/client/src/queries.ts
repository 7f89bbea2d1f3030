import { calls, type CallResponse, type CallDefinition, type CallQuery, type User } from '@meetcute/contract';
import type { QueryKey } from '@tanstack/query-core';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import type { CallInput, ResponseMemory } from './request.ts';

type QueryArgs<C> = CallQuery<C> extends undefined ? [query?: undefined] : [query?: CallQuery<C>];

/** Returns the query key of a call: its name, then its query if it has one. */
export const queryKeyOf = (call: CallDefinition, query?: unknown): QueryKey =>
  query === undefined ? [call.name] : [call.name, query];

/** Returns query options for a GET call. `meta` contains the call's name for the error policy. */
export const queryFor = <C extends CallDefinition>(client: Client, call: C, ...[query]: QueryArgs<C>) => ({
  queryKey: queryKeyOf(call, query),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallResponse<C>> =>
    client.call(call, ...([{ query, signal }] as never)),
  meta: { call: call.name },
});

/**
 * Returns query options for the user. The data is null for a visitor, because a 403 of this call is a state,
 * not a failure (spec: session.403-on-user-clears-user). With a memory, the call is conditional.
 */
export const userQuery = (client: Client, memory?: ResponseMemory) => ({
  queryKey: queryKeyOf(calls.getUser),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User | null> => {
    try {
      return (await client.call(calls.getUser, { signal, memory })).user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return null;
      throw error;
    }
  },
  meta: { call: calls.getUser.name },
});

/** Returns mutation options for a call. The variables are the call's input. */
export const mutationFor = <C extends CallDefinition>(client: Client, call: C) => ({
  mutationKey: [call.name],
  mutationFn: (input: CallInput<C>): Promise<CallResponse<C>> => client.call(call, ...([input] as never)),
  meta: { call: call.name },
});
