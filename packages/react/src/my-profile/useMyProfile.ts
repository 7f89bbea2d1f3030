import type { User } from '@meetcute/contract';
import { useState } from 'react';
import { useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import {
  profileSections,
  sectionChange,
  sectionValues,
  type SectionName,
  type SectionValues,
} from './sections.ts';

/** Editing state of the member's own profile. */
export interface MyProfile {
  /** Logged-in user whose profile is edited. */
  user: User;
  /** Sections of the site, in order. */
  sections: readonly SectionName[];
  /** Section that is open as a form; null for none. */
  open: SectionName | null;
  /** Whether the member opened or closed a section on this visit. */
  isChosen: boolean;
  /** Sections with unsaved changes. */
  unsaved: readonly SectionName[];
  /** Returns a section's field values: unsaved input merged over saved values. */
  valuesOf: (section: SectionName) => SectionValues;
  /** Opens a section, or closes the open one with null. */
  onOpen: (section: SectionName | null) => void;
  /** Stores input of a section; merged with earlier input. */
  onType: (section: SectionName, values: SectionValues) => void;
  /** Discards input of a section: all of it, or only values that still equal `sent`. */
  onForget: (section: SectionName, sent?: SectionValues) => void;
}

type Typed = Readonly<Record<string, SectionValues>>;

const omitSent = (values: SectionValues, sentValues: SectionValues): SectionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== sentValues[name]));

/**
 * Edits the member's own profile. Stores only typed input, in this browser for seven days, so other fields still show
 * changes from another device. A section with unsaved changes is open on the next visit.
 */
export function useMyProfile(user: User): MyProfile {
  const settings = useSettings();
  const [typedValues, setTypedValues] = usePersistentState<Typed>('my-profile', {});
  const [chosenSection, setChosenSection] = useState<SectionName | null>();
  const { profile } = user;
  const sections = profileSections(settings);
  const valuesOf = (section: SectionName): SectionValues => ({
    ...sectionValues(section, profile, settings),
    ...typedValues[section],
  });
  const unsavedSections = sections.filter(
    (section) => sectionChange(section, valuesOf(section), profile, settings) !== null,
  );
  return {
    user,
    sections,
    open: chosenSection === undefined ? (unsavedSections[0] ?? null) : chosenSection,
    isChosen: chosenSection !== undefined,
    unsaved: unsavedSections,
    valuesOf,
    onOpen: setChosenSection,
    onType: (section, values) =>
      setTypedValues((currentValues) => ({
        ...currentValues,
        [section]: { ...currentValues[section], ...values },
      })),
    onForget: (section, sentValues) =>
      setTypedValues(({ [section]: all = {}, ...others }) => {
        const rest = sentValues ? omitSent(all, sentValues) : {};
        return Object.keys(rest).length > 0 ? { ...others, [section]: rest } : others;
      }),
  };
}
