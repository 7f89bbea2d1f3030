import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../errors/isMissing.ts';
import { useClient } from '../provider/context.ts';

/** One member's profile. For a missing, deleted or blocked one it throws, to the nearest error boundary, a 404. */
export const useMember = (id: string) =>
  useQuery({ ...queryFor(useClient(), calls.getProfile, { id }), throwOnError: isMissing });
