import { ApiError } from '@meetcute/client';
import { refusedNameProblem, tidyName, type FieldProblem } from '@meetcute/core';
import type { misleadingNameProblem } from '@meetcute/core/names';
import { useState } from 'react';
import { useSettings } from '../provider/context.ts';

type Check = typeof misleadingNameProblem;

/** Name that the server refused, and why. */
export interface RefusedName {
  /** Name that was sent. */
  name: string;
  /** Problem of the name; null without one. */
  problem: FieldProblem | null;
}

/** Check of names that imitate the site or contain an address. */
export interface MisleadingName {
  /** Returns the problem of a name; null without one, and until the check has loaded. */
  problemOf: (name: string, email: string) => FieldProblem | null;
  /** Loads the check. */
  load: () => void;
}

/**
 * Returns the check of names that imitate the site or contain an address. Its table of lookalike letters loads with
 * `load`, so that no first page pays for it; the server checks too, and `refusedName` is what it said.
 */
export function useMisleadingName(refusedName: RefusedName | null): MisleadingName {
  const { name: siteName } = useSettings();
  const [check, setCheck] = useState<Check | null>(null);
  return {
    problemOf: (name, email) =>
      check?.(name, { email, siteName }) ??
      (refusedName && tidyName(refusedName.name) === tidyName(name) ? refusedName.problem : null),
    load: () => {
      if (check) return;
      import('@meetcute/core/names').then(
        ({ misleadingNameProblem }) => setCheck(() => misleadingNameProblem),
        () => undefined,
      );
    },
  };
}

/** Returns the problem of a name that the error of a call reports for a field; null without one. */
export const readNameProblem = (error: unknown, field: string): FieldProblem | null =>
  error instanceof ApiError ? refusedNameProblem(error.fields?.[field]) : null;
