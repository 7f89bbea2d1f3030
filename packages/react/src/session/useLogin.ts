import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient } from '../provider/context.ts';
import { useStartSession } from './useStartSession.ts';

/** Logs in. On success stores the user and removes all other cached data and client state. */
export const useLogin = (): CallMutation<typeof calls.login> =>
  useMutation({ ...mutationFor(useClient(), calls.login), onSuccess: useStartSession() });
