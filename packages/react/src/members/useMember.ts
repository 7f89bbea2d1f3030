import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** One member's profile; a missing, deleted or blocked one fails with `not_found`. */
export const useMember = (id: string) => useQuery(queryFor(useClient(), calls.getProfile, { id }));
