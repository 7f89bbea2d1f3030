/** Relation between a viewer and another member. A block hides both from each other. */
export interface Standing {
  readonly isDeleted: boolean;
  readonly isBlocked: boolean;
}

/** Returns whether a viewer may see a member. If not, the API reports that the member does not exist. */
export const isMeetable = ({ isDeleted, isBlocked }: Standing): boolean => !isDeleted && !isBlocked;

/** Returns whether a member appears in search, which requires a birth date. */
export const isSearchable = ({
  dateOfBirth,
  ...standing
}: Standing & { readonly dateOfBirth: string | null }): boolean =>
  isMeetable(standing) && dateOfBirth !== null;

/** Member who wants to like or write; null for a visitor. */
export type Contacting = { readonly id: string; readonly dateOfBirth: string | null } | null;

/** Error code for a like or message that is not allowed; null if it is allowed. */
export type ContactRefusal = 'not_logged_in' | 'not_found' | 'birth_date_missing';

/**
 * Returns why a viewer may not like, unlike or write to a member; null if they may. Requires a logged-in
 * member with a birth date and another member as the target
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
