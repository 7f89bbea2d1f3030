import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient } from '../provider/context.ts';

/** Returns a mutation that sends the activation mail to the logged-in member again. */
export const useResendActivation = (): CallMutation<typeof calls.resendActivation> =>
  useMutation(mutationFor(useClient(), calls.resendActivation));
