import type { Profile } from '@meetcute/contract';
import { useContact } from '../contact/useContact.ts';
import { useChangeLike } from './useChangeLike.ts';
import { useLikeStatus } from './useLikes.ts';

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
  const { isLiked, isMutual } = useLikeStatus(profile.id);
  const change = useChangeLike();
  const set = (wanted: boolean) =>
    change(profile, wanted, (error) => contact.onFailed(error, { onGiven: () => set(wanted) }));
  const give = () => set(true);
  const needsBirthDate = contact.refusal === 'birth_date_missing';
  const isPossible = contact.refusal === null || needsBirthDate;
  const like = needsBirthDate ? () => contact.ask({ onGiven: give }) : give;
  return {
    isLiked,
    isMutual,
    toggle: isPossible ? (isLiked ? () => set(false) : like) : null,
  };
}
