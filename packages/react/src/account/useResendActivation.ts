import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** Sends the activation mail to the member again. */
export const useResendActivation = () => useMutation(mutationFor(useClient(), calls.resendActivation));
