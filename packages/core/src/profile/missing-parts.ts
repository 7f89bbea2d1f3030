import type { Profile, Settings } from '@meetcute/contract';
import { visibleFields } from './fields.ts';

/** Part of a profile that others look for. */
export type MissingPart = 'date_of_birth' | 'photo' | 'place' | 'texts' | 'details';

type Known = Pick<Profile, 'date_of_birth' | 'images' | 'country' | 'personal'>;
type FieldSettings = Pick<
  Settings,
  'allowed_values' | 'text_fields' | 'visible_profile_fields' | 'visible_profile_notes' | 'my_profile'
>;

/** Returns whether others see a field of the site, as `visibleFields` lists it. */
export const isVisibleField = (field: string, settings: FieldSettings): boolean =>
  (Object.hasOwn(settings.allowed_values, field) && settings.visible_profile_fields.includes(field)) ||
  (settings.text_fields.includes(field) && settings.visible_profile_notes.includes(field));

/** Returns whether others can find a member in search, which requires a birth date because it filters by age. */
export const isFindable = ({ date_of_birth: date }: Pick<Profile, 'date_of_birth'>): boolean => date !== null;

/**
 * Returns the missing parts of a member's own profile, most helpful first. One text and one detail are
 * enough. Gender is optional. Fields hidden from others are not requested, nor texts where `my_profile.notes` is off.
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
    texts: settings.my_profile.notes !== false && lacks('text'),
    details: lacks('choice'),
  };
  return (Object.keys(isMissing) as MissingPart[]).filter((part) => isMissing[part]);
}
