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

/** The own profile while it is edited: which section is open, and what was typed and not saved yet. */
export interface MyProfile {
  user: User;
  /** The sections that the site has. */
  sections: readonly SectionName[];
  /** The one section that is a form now; null for none. */
  open: SectionName | null;
  /** Whether a press opened or closed it, and not something left from an earlier visit. */
  isChosen: boolean;
  /** Sections with changes that others don't see yet. */
  unsaved: readonly SectionName[];
  /** What the fields of a section hold: what was typed, over what is saved. */
  valuesOf: (section: SectionName) => SectionValues;
  onOpen: (section: SectionName | null) => void;
  onType: (section: SectionName, values: SectionValues) => void;
  /** Forgets what was typed in a section: all of it, or what still reads as it was sent. */
  onForget: (section: SectionName, sent?: SectionValues) => void;
}

type Typed = Readonly<Record<string, SectionValues>>;

const without = (values: SectionValues, sent: SectionValues): SectionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== sent[name]));

/**
 * Editing the own profile. Only what was typed is kept, for seven days in this browser: a change from another device
 * shows in every other field, and what somebody left unsaved is open when they come back.
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
