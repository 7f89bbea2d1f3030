import type { CallName } from '@meetcute/contract';
import { errorPolicyOf } from '@meetcute/core';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isBirthDateMissing } from '../contact/birth-date.ts';
import { useNotices } from '../notices/useNotices.ts';
import { usePorts, useQueryClient } from '../provider/context.ts';
import { followErrors } from './follow-errors.ts';
import { useErrorText } from './useErrorText.ts';

const policyOf = (call: unknown) => (typeof call === 'string' ? errorPolicyOf(call as CallName) : 'ignore');

/** Errors that were handled already, also by an earlier instance of the shell. */
const handledErrors = new WeakSet<object>();

/**
 * Applies the error policy of each call to its failures: a log entry, a danger notice, or an alert with the error's text
 * (spec: error.chat-start-body, error.signup-failure-alert). Use it once, in the shell.
 */
export function useErrorPolicy(): void {
  const queryClient = useQueryClient();
  const { alert, log } = usePorts();
  const { notify } = useNotices();
  const { t } = useTranslation('error');
  const errorText = useErrorText();
  // With the commit: a call may fail before React runs effects.
  useLayoutEffect(() => {
    const handle = (call: unknown, error: Error) => {
      const policy = policyOf(call);
      if (handledErrors.has(error)) return;
      handledErrors.add(error);
      // A cancelled request is not a failure.
      if (policy === 'ignore' || (error instanceof DOMException && error.name === 'AbortError')) return;
      log(`The call ${String(call)} failed.`, error);
      // The prompt for the date of birth is open, and the action continues once it is given.
      if (isBirthDateMissing(error)) return;
      if (policy === 'alert') alert(errorText(error));
      if (policy === 'notice') notify({ kind: 'danger', title: t('heading'), body: t('startChat') });
    };
    const stops = [
      followErrors(queryClient, ({ meta }, error) => handle(meta?.['call'], error)),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          handle(event.mutation.options.meta?.['call'], event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [alert, errorText, log, notify, queryClient, t]);
}
