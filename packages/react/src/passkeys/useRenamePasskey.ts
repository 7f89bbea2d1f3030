import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Passkey } from '@meetcute/contract';
import { requiredProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** State of the form that renames a passkey, returned by `useRenamePasskey`. */
export interface PasskeyRenaming {
  /** Value of the field for the name. */
  name: string;
  /** Sets the name. */
  setName: (name: string) => void;
  /** Problem of the name, once the form was submitted; null without one. */
  problem: FieldProblem | null;
  /** Translated message if the name was not saved; undefined otherwise. */
  error: string | undefined;
  /** Whether the field has a name. */
  canSubmit: boolean;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Prevents the default action of `event` and saves the name, or shows that it is missing. Ignored while the request is in flight. */
  onSubmit: (event: FormEvent) => void;
}

/** Returns the state and handlers of the form that renames a passkey. Calls `onRenamed` once the list shows the new name. */
export function useRenamePasskey(passkey: Passkey, onRenamed: () => void): PasskeyRenaming {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [name, setName] = useState(passkey.name);
  const rename = useMutation({
    ...mutationFor(useClient(), calls.renamePasskey),
    // Refetch after a failure too: the passkey may have been removed elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getPasskeys) }),
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problem = requiredProblem('passkey', name.trim());
  return {
    name,
    setName,
    error: rename.error ? errorText(rename.error) : undefined,
    problem: isSubmitted ? problem : null,
    canSubmit: problem === null,
    isPending: rename.isPending,
    onSubmit: (event) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (problem || rename.isPending) return;
      rename.mutate({ payload: { passkey: passkey.id, name: name.trim() } }, { onSuccess: onRenamed });
    },
  };
}
