import type { Profile } from '@meetcute/contract';
import { useContact } from '../contact/useContact.ts';
import { useChangeLike } from './useChangeLike.ts';
import { useLikeStatus } from './useLikes.ts';

/**
 * Returns the viewer's like of a profile and a function to toggle it. Liking prompts for a missing date of birth first. The
 * change shows at once and is reverted on failure; the likes are refetched afterwards (spec: likes.reloaded-after-toggle).
 */
export function useLike(profile: Profile): {
  /** Whether the viewer likes the profile. */
  isLiked: boolean;
  /** Whether the viewer and the member like each other. */
  isMutual: boolean;
  /** Likes or unlikes the profile; null for visitors and the viewer's own profile (spec: permission.like-needs-login). */
  toggle: (() => void) | null;
} {
  const contact = useContact(profile.id);
  const { isLiked, isMutual } = useLikeStatus(profile.id);
  const change = useChangeLike();
  const set = (isOn: boolean) =>
    change(profile, isOn, (error) => contact.onFailed(error, { onSaved: () => set(isOn) }));
  const give = () => set(true);
  const needsBirthDate = contact.refusal === 'birth_date_missing';
  const isPossible = contact.refusal === null || needsBirthDate;
  const like = needsBirthDate ? () => contact.ask({ onSaved: give }) : give;
  return {
    isLiked,
    isMutual,
    toggle: isPossible ? (isLiked ? () => set(false) : like) : null,
  };
}
