import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../errors/is-missing.ts';
import { useClient } from '../provider/context.ts';

/**
 * Loads a member's profile by profile id. A missing, deleted or blocked profile throws a 404 `ApiError` to the
 * nearest error boundary.
 */
export const useMember = (id: string) =>
  useQuery({ ...queryFor(useClient(), calls.getProfile, { id }), throwOnError: isMissing });
