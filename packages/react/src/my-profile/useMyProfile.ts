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

const without = (values: SectionValues, sent: SectionValues): SectionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== sent[name]));

/**
 * Edits the member's own profile. Stores only typed input, in this browser for seven days, so other fields still show
 * changes from another device. A section with unsaved changes is open on the next visit.
 */
export function useMyProfile(user: User): MyProfile {
  const settings = useSettings();
  const [typed, setTyped] = usePersistentState<Typed>('my-profile', {});
  const [chosen, setChosen] = useState<SectionName | null>();
  const { profile } = user;
  const sections = profileSections(settings);
  const valuesOf = (section: SectionName): SectionValues => ({
    ...sectionValues(section, profile, settings),
    ...typed[section],
  });
  const unsaved = sections.filter(
    (section) => sectionChange(section, valuesOf(section), profile, settings) !== null,
  );
  return {
    user,
    sections,
    open: chosen === undefined ? (unsaved[0] ?? null) : chosen,
    isChosen: chosen !== undefined,
    unsaved,
    valuesOf,
    onOpen: setChosen,
    onType: (section, values) =>
      setTyped((before) => ({ ...before, [section]: { ...before[section], ...values } })),
    onForget: (section, sent) =>
      setTyped(({ [section]: all = {}, ...others }) => {
        const rest = sent ? without(all, sent) : {};
        return Object.keys(rest).length > 0 ? { ...others, [section]: rest } : others;
      }),
  };
}
