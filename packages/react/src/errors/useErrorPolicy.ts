import type { CallName } from '@meetcute/contract';
import { errorPolicy } from '@meetcute/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isBirthDateMissing } from '../contact/birthDate.ts';
import { useNotices } from '../notices/NoticesContext.ts';
import { usePorts } from '../provider/context.ts';
import { followErrors } from './followErrors.ts';
import { useErrorText } from './useErrorText.ts';

const policyOf = (call: unknown) =>
  typeof call === 'string' && Object.hasOwn(errorPolicy, call) ? errorPolicy[call as CallName] : 'ignore';

/** What was told of already, also by an earlier shell. */
const told = new WeakSet<object>();

/**
 * Carries out the error policy of every call, in this one place: a line in the log, a danger notice, or an alert with
 * the error's text (spec: error.chat-start-body, error.signup-failure-alert). Used once, in the shell.
 */
export function useErrorPolicy(): void {
  const queryClient = useQueryClient();
  const { alert, log } = usePorts();
  const { notify } = useNotices();
  const { t } = useTranslation('error');
  const errorText = useErrorText();
  useEffect(() => {
    const handle = (call: unknown, error: Error) => {
      const policy = policyOf(call);
      if (told.has(error)) return;
      told.add(error);
      // What the member has stopped is no fault.
      if (policy === 'ignore' || (error instanceof DOMException && error.name === 'AbortError')) return;
      log(`The call ${String(call)} failed.`, error);
      // The date of birth is being asked for, and what was wanted goes on with the answer.
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
