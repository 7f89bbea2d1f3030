import { PASSWORD_MIN } from '@meetcute/contract';
import { href } from '@meetcute/core';
import {
  Button,
  Form,
  FormError,
  HiddenUsername,
  PasswordField,
  SettingsSection,
  StatusMessage,
} from '@meetcute/kit';
import { useChangePassword, useProblemText } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useFormResult } from '../../forms/useFormResult.ts';
import { PasswordLink } from './PasswordLink.tsx';

/** Props of `PasswordSection`. */
export interface PasswordSectionProps {
  /** Address of the member, which the mailed link goes to. */
  email: string;
}

/** Changes the password with the current one, or by a mailed link for a member who has forgotten it. */
export function PasswordSection({ email }: PasswordSectionProps) {
  const { t } = useTranslation(['account', 'password']);
  const result = useFormResult();
  const problemText = useProblemText();
  const form = useChangePassword(result && { problem: result.passwordProblem, error: result.error });
  return (
    <SettingsSection id="password" title={t('password.title')} about={t('password.about')}>
      <Form action={href('account', {}, {}, 'password')} onSubmit={form.onSubmit} isPending={form.isPending}>
        <FormError>{form.errors.form}</FormError>
        <HiddenUsername />
        <PasswordField
          label={t('password.current')}
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={form.setPassword}
          error={form.errors.password}
        />
        <PasswordField
          label={t('password:new.password')}
          name="new_password"
          autoComplete="new-password"
          help={t('password:new.help', { count: PASSWORD_MIN })}
          value={form.newPassword}
          onChange={form.setNewPassword}
          onBlur={form.onBlur}
          error={form.errors.newPassword ?? problemText(form.problem)}
        />
        <Button type="submit" isPending={form.isPending} isDisabled={!form.canSubmit}>
          {t('password.submit')}
        </Button>
      </Form>
      <StatusMessage>{form.isDone && t('password.done')}</StatusMessage>
      <PasswordLink email={email} />
    </SettingsSection>
  );
}
