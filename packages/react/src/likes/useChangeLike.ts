import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes, type Profile } from '@meetcute/contract';
import { noLikes, withLike, withoutLike } from '@meetcute/core';
import { useMutation, useQueryClient, type Mutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClient, usePorts } from '../provider/context.ts';

const likesKey = queryKeyOf(calls.getLikes);

interface Change {
  profile: Profile;
  wanted: boolean;
  onFailed: (error: unknown) => void;
}

type Call = typeof calls.likeProfile | typeof calls.unlikeProfile;

const isChange = ({ options: { meta } }: Mutation) =>
  meta?.['call'] === calls.likeProfile.name || meta?.['call'] === calls.unlikeProfile.name;

/** Shows a like, or that it was taken back, in what this page knows of likes. */
function useShowLike(): (change: Omit<Change, 'onFailed'>) => void {
  const queryClient = useQueryClient();
  const { now } = usePorts();
  return ({ profile, wanted }) => {
    const entry = { ...profile, like_new: false, did_like_profile: true, liked_at: now().toISOString() };
    void queryClient.cancelQueries({ queryKey: likesKey });
    queryClient.setQueryData<Likes>(likesKey, (known = noLikes) =>
      wanted ? withLike(known, entry) : withoutLike(known, profile.id),
    );
  };
}

/**
 * Likes or unlikes one of many profiles, for lists that outlive their cards; a single card takes `useLike`. It shows at
 * once, what concerns one profile is sent in its order, and a failure is taken back and told to `onFailed`.
 */
export function useChangeLike(): (profile: Profile, wanted: boolean, onFailed: Change['onFailed']) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const show = useShowLike();
  const sent = useRef(new Map<string, Promise<unknown>>());
  const optionsOf = (call: Call) => {
    const { mutationFn, ...options } = mutationFor(client, call);
    return {
      ...options,
      mutationFn: async ({ profile: { id } }: Change) => {
        const before = sent.current.get(id);
        const run = async () => {
          await before?.catch(() => undefined);
          return mutationFn({ payload: { profile: id } });
        };
        const sending = run();
        sent.current.set(id, sending);
        return sending;
      },
      onError: (error: Error, change: Change) => {
        show({ ...change, wanted: !change.wanted });
        change.onFailed(error);
      },
      onSettled: () => {
        // Likes that are still under way would be missing from the answer.
        const isLast = queryClient.isMutating({ predicate: isChange }) <= 1;
        return isLast ? queryClient.invalidateQueries({ queryKey: likesKey }) : undefined;
      },
    };
  };
  const like = useMutation(optionsOf(calls.likeProfile));
  const unlike = useMutation(optionsOf(calls.unlikeProfile));
  return (profile, wanted, onFailed) => {
    const change = { profile, wanted, onFailed };
    show(change);
    (wanted ? like : unlike).mutate(change);
  };
}
