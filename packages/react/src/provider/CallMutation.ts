import type { CallInput } from '@meetcute/client';
import type { CallResponse, CallDefinition } from '@meetcute/contract';
import type { UseMutationResult } from '@tanstack/react-query';

/** What a hook around one call returns; named, so that published types refer to the call and not to its schema. */
export type CallMutation<C extends CallDefinition> = UseMutationResult<CallResponse<C>, Error, CallInput<C>>;
