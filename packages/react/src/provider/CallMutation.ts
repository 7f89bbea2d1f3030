import type { CallInput } from '@meetcute/client';
import type { CallResponse, CallDefinition } from '@meetcute/contract';
import type { UseMutationResult } from '@tanstack/react-query';

/** Mutation result of one API call. Named, so that published types refer to the call instead of its schema. */
export type CallMutation<C extends CallDefinition> = UseMutationResult<CallResponse<C>, Error, CallInput<C>>;
