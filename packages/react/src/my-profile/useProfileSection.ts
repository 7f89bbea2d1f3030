import type { FieldProblem } from '@meetcute/core';
import { useRef, useState } from 'react';
import { useSaveUser } from '../account/useSaveUser.ts';
import { useSettings } from '../provider/context.ts';
import { useLocalNow } from '../clock/useTimeZone.ts';
import { readNameProblem, useMisleadingName } from '../sign-up/useMisleadingName.ts';
import { useSensitiveConsent, type SensitiveConsentState } from '../profile/useSensitiveConsent.ts';
import { sectionChange, sectionProblems, type SectionName, type SectionValues } from './sections.ts';
import type { MyProfile } from './useMyProfile.ts';

/** Section of the member's own profile: read-only, or a form while it is open. */
export interface ProfileSection {
  /** Name of the section. */
  name: SectionName;
  /** Whether the section is open as a form. */
  isOpen: boolean;
  /** Whether the section has unsaved changes, open or closed. */
  isUnsaved: boolean;
  /** Whether the form closed with a save, until it is opened again. */
  isSaved: boolean;
  /** Consent to the sensitive ones among the fields. */
  consent: SensitiveConsentState;
  /** Whether a save is in progress. */
  isPending: boolean;
  /** Error of the last save; null without one. */
  error: Error | null;
  /** Field values, by wire name. */
  values: SectionValues;
  /** Returns a field's problem once the field was blurred or the form submitted; null without one. */
  problemOf: (field: string) => FieldProblem | null;
  /** Opens the form. */
  onEdit: () => void;
  /** Closes the form and discards its input. */
  onCancel: () => void;
  /** Stores changed field values. */
  onChange: (values: SectionValues) => void;
  /** Reports that a field lost focus. */
  onBlur: (field: string) => void;
  /** Saves the section. Returns false when a problem prevents it, which `problemOf` then returns. */
  onSubmit: () => boolean;
}

/** Edits and saves one section of the member's own profile. Keeps the input when a save fails. */
export function useProfileSection(mine: MyProfile, name: SectionName): ProfileSection {
  const settings = useSettings();
  const today = useLocalNow();
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setIsSent] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const sentValues = useRef<SectionValues>({});
  const values = mine.valuesOf(name);
  const consent = useSensitiveConsent(Object.keys(values));
  const close = (wasSaved: boolean) => {
    setTouchedFields(new Set());
    setIsSent(false);
    setIsSaved(wasSaved);
    consent.onChange(false);
    mine.onOpen(null);
  };
  const save = useSaveUser(() => {
    mine.onForget(name, sentValues.current);
    close(true);
  });
  const sentPayload = save.variables?.payload;
  const sentName = sentPayload && 'profile' in sentPayload ? sentPayload.profile.name : undefined;
  const problem = readNameProblem(save.error, 'profile.name');
  const misleading = useMisleadingName(sentName === undefined ? null : { name: sentName, problem });
  const problems = sectionProblems(name, values, {
    user: mine.user,
    settings,
    today,
    misleadingNameProblem: misleading.problemOf,
  });
  return {
    name,
    isOpen: mine.open === name,
    isUnsaved: mine.unsaved.includes(name),
    isSaved,
    consent,
    isPending: save.isPending,
    error: save.error,
    values,
    problemOf: (field) => (isSent || touchedFields.has(field) ? (problems[field] ?? null) : null),
    onEdit: () => {
      setIsSaved(false);
      mine.onOpen(name);
    },
    onCancel: () => {
      save.reset();
      mine.onForget(name);
      close(false);
    },
    onChange: (change) => mine.onType(name, change),
    onBlur: (field) => {
      setTouchedFields((currentFields) => new Set(currentFields).add(field));
      if (field === 'name') misleading.load();
    },
    onSubmit: () => {
      if (save.isPending) return true;
      setIsSent(true);
      if (Object.keys(problems).length > 0) return false;
      const change = sectionChange(name, values, mine.user.profile, settings);
      // A consent is saved also without a change of values: it shows saved ones to others.
      const payload =
        change ?? (consent.isGiven && consent.fieldsWithoutConsent.length > 0 ? { profile: {} } : null);
      sentValues.current = values;
      if (payload) save.mutate({ payload: consent.withConsent(payload) });
      else close(false);
      return true;
    },
  };
}
