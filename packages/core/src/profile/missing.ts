import type { Profile, Settings } from '@meetcute/contract';
import { visibleFields } from './fields.ts';

/** Something of a profile that others would look for and that is not there. */
export type MissingPart = 'date_of_birth' | 'photo' | 'place' | 'texts' | 'details';

type Known = Pick<Profile, 'date_of_birth' | 'images' | 'country' | 'personal'>;
type FieldSettings = Pick<
  Settings,
  'allowed_values' | 'text_fields' | 'visible_profile_fields' | 'visible_profile_notes'
>;

/** Whether others can find a member in search, which needs a birth date because search goes by age. */
export const isFindable = ({ date_of_birth: date }: Pick<Profile, 'date_of_birth'>): boolean => date !== null;

/**
 * What would help others that a member's own profile does not have, the most helpful first. One text and one detail
 * are enough, a gender is nobody's duty, and what others are not shown is not asked for.
 */
export function missingParts(profile: Known, settings: FieldSettings): readonly MissingPart[] {
  const lacks = (kind: 'choice' | 'text') => {
    const fields = visibleFields(settings).filter((field) => field.kind === kind);
    return fields.length > 0 && fields.every(({ name }) => !profile.personal?.[name]);
  };
  const isMissing: Record<MissingPart, boolean> = {
    date_of_birth: !isFindable(profile),
    photo: profile.images.length === 0,
    place: profile.country === null,
    texts: lacks('text'),
    details: lacks('choice'),
  };
  return (Object.keys(isMissing) as MissingPart[]).filter((part) => isMissing[part]);
}
