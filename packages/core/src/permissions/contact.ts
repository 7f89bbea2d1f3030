/** What stands between a viewer and another member; a block hides both from each other. */
export interface Standing {
  readonly isDeleted: boolean;
  readonly isBlocked: boolean;
}

/** Whether a viewer may meet a member at all; if not, the answer is that there is no such member. */
export const isMeetable = ({ isDeleted, isBlocked }: Standing): boolean => !isDeleted && !isBlocked;

/** Whether a member can be found by search: who gave no birth date can't. */
export const isSearchable = ({
  dateOfBirth,
  ...standing
}: Standing & { readonly dateOfBirth: string | null }): boolean =>
  isMeetable(standing) && dateOfBirth !== null;

/** The one who wants to like or write; null is a visitor. */
export type Contacting = { readonly id: string; readonly dateOfBirth: string | null } | null;

/** Why someone may not like or write, in the words of the contract's error codes; null where they may. */
export type ContactRefusal = 'not_logged_in' | 'not_found' | 'birth_date_missing';

/**
 * Why a viewer may not like, unlike or write to a member: only members may, never themselves, and after giving a birth date
 * (spec: permission.like-needs-login, permission.unlike-needs-login, permission.start-chat-needs-login).
 */
export const contactRefusal = (
  viewer: Contacting,
  other: Standing & { readonly id: string },
): ContactRefusal | null => {
  if (viewer === null) return 'not_logged_in';
  if (!isMeetable(other) || other.id === viewer.id) return 'not_found';
  return viewer.dateOfBirth === null ? 'birth_date_missing' : null;
};
