import type { FieldProblem } from '@meetcute/core';
import { useRef, useState } from 'react';
import { useSaveUser } from '../account/useSaveUser.ts';
import { usePorts, useSettings } from '../provider/context.ts';
import { sectionChange, sectionProblems, type SectionName, type SectionValues } from './sections.ts';
import type { MyProfile } from './useMyProfile.ts';

/** One section of the own profile: read, or a form while it is open. */
export interface ProfileSection {
  name: SectionName;
  isOpen: boolean;
  /** Whether there are changes that others don't see yet, in an open form or left in a closed one. */
  isUnsaved: boolean;
  /** Whether the last thing that happened here was a save. */
  isSaved: boolean;
  isPending: boolean;
  error: Error | null;
  values: SectionValues;
  /** What is wrong with a field, once it was left or the form was sent. */
  problemOf: (field: string) => FieldProblem | null;
  onEdit: () => void;
  /** Closes the form and forgets what was typed. */
  onCancel: () => void;
  onChange: (values: SectionValues) => void;
  onBlur: (field: string) => void;
  /** Saves; answers false where something is wrong, which is shown then. */
  onSubmit: () => boolean;
}

/** One section of the own profile; after a failure all that was typed is still there. */
export function useProfileSection(mine: MyProfile, name: SectionName): ProfileSection {
  const settings = useSettings();
  const { now } = usePorts();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setIsSent] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const sent = useRef<SectionValues>({});
  const values = mine.valuesOf(name);
  const problems = sectionProblems(name, values, { user: mine.user, settings, now: now() });
  const close = (wasSaved: boolean) => {
    setLeft(new Set());
    setIsSent(false);
    setIsSaved(wasSaved);
    mine.onOpen(null);
  };
  const save = useSaveUser(() => {
    mine.onForget(name, sent.current);
    close(true);
  });
  return {
    name,
    isOpen: mine.open === name,
    isUnsaved: mine.unsaved.includes(name),
    isSaved,
    isPending: save.isPending,
    error: save.error,
    values,
    problemOf: (field) => (isSent || left.has(field) ? (problems[field] ?? null) : null),
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
    onBlur: (field) => setLeft((before) => new Set(before).add(field)),
    onSubmit: () => {
      if (save.isPending) return true;
      setIsSent(true);
      if (Object.keys(problems).length > 0) return false;
      const payload = sectionChange(name, values, mine.user.profile, settings);
      sent.current = values;
      if (payload) save.mutate({ payload });
      else close(false);
      return true;
    },
  };
}
