import { calls, type CallResponse, type CallDefinition, type CallQuery, type User } from '@meetcute/contract';
import type { QueryKey } from '@tanstack/query-core';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import type { CallInput } from './request.ts';

type QueryArgs<C> = CallQuery<C> extends undefined ? [query?: undefined] : [query?: CallQuery<C>];

/** The key of a call in the query cache: its name, then its query where it has one. */
export const queryKeyOf = (call: CallDefinition, query?: unknown): QueryKey =>
  query === undefined ? [call.name] : [call.name, query];

/** Query options of a GET call; the name of the call travels as `meta` for the error policy. */
export const queryFor = <C extends CallDefinition>(client: Client, call: C, ...[query]: QueryArgs<C>) => ({
  queryKey: queryKeyOf(call, query),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallResponse<C>> =>
    client.call(call, ...([{ query, signal }] as never)),
  meta: { call: call.name },
});

/**
 * Query options of the user; data is null for a visitor, because a 403 of this call is a state and
 * not a fault (spec: session.403-on-user-clears-user).
 */
export const userQuery = (client: Client) => ({
  queryKey: queryKeyOf(calls.getUser),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User | null> => {
    try {
      return (await client.call(calls.getUser, { signal })).user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return null;
      throw error;
    }
  },
  meta: { call: calls.getUser.name },
});

/** Mutation options of a call; variables are the call's input. */
export const mutationFor = <C extends CallDefinition>(client: Client, call: C) => ({
  mutationKey: [call.name],
  mutationFn: (input: CallInput<C>): Promise<CallResponse<C>> => client.call(call, ...([input] as never)),
  meta: { call: call.name },
});
