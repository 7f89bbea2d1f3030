import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes, type Profile } from '@meetcute/contract';
import { noLikes, withLike, withoutLike } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContact, type Contact } from '../contact/useContact.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { useLiking } from './useLikes.ts';

const likesKey = queryKeyOf(calls.getLikes);

/** One of the two changes of a like; it shows at once and is taken back on failure. */
function useChange(
  profile: Profile,
  call: typeof calls.likeProfile | typeof calls.unlikeProfile,
  { onFailed }: Contact,
) {
  const queryClient = useQueryClient();
  const { now } = usePorts();
  const wanted = call === calls.likeProfile;
  const { mutationFn, ...change } = mutationFor(useClient(), call);
  const show = (isLiked: boolean) => {
    const entry = { ...profile, like_new: false, did_like_profile: true, liked_at: now().toISOString() };
    queryClient.setQueryData<Likes>(likesKey, (known = noLikes) =>
      isLiked ? withLike(known, entry) : withoutLike(known, profile.id),
    );
  };
  const { mutate } = useMutation({
    ...change,
    mutationFn: (given: { profile: Profile }) => mutationFn({ payload: { profile: given.profile.id } }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: likesKey });
      show(wanted);
    },
    onError: (error) => {
      show(!wanted);
      onFailed(error, { onGiven: () => mutate({ profile }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: likesKey }),
  });
  return () => mutate({ profile });
}

/**
 * A member's like of a profile. `toggle` is null where liking is not possible: for visitors and for oneself
 * (spec: permission.like-needs-login). Who has given no date of birth is asked for it before a like. The change shows at once, is taken back on failure, and the likes are
 * loaded again afterwards (spec: likes.reloaded-after-toggle).
 */
export function useLike(profile: Profile): {
  isLiked: boolean;
  isMutual: boolean;
  toggle: (() => void) | null;
} {
  const contact = useContact(profile.id);
  const { refusal } = contact;
  const { isLiked, isMutual } = useLiking(profile.id);
  const like = useChange(profile, calls.likeProfile, contact);
  const unlike = useChange(profile, calls.unlikeProfile, contact);
  const needsBirthDate = refusal === 'birth_date_missing';
  const isPossible = refusal === null || needsBirthDate;
  const give = needsBirthDate ? () => contact.ask({ onGiven: like }) : like;
  return {
    isLiked,
    isMutual,
    toggle: isPossible ? (isLiked ? unlike : give) : null,
  };
}
