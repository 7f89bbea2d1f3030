import { DELETION_GRACE_DAYS, href } from '@meetcute/core';
import { Button, Form, FormError, TextField } from '@meetcute/kit';
import { useDeleteAccount } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { HiddenUsername } from '../../ui/HiddenUsername.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

const ConfirmDialog = lazy(() => import('../../ui/ConfirmDialog.tsx'));

const Points = styled.ul`
  display: grid;
  gap: ${t.space[2]};
  max-inline-size: ${t.layout.measure};
  padding-inline-start: ${t.space[5]};
  list-style: disc;
`;

/** Deleting the account: what happens when, the password, one last question; no tricks. */
export function DeletionSection() {
  const { t: text } = useTranslation('account');
  const navigate = useNavigate();
  const form = useDeleteAccount(() => void navigate(href('account-deleted'), { replace: true }));
  const count = DELETION_GRACE_DAYS;
  return (
    <SettingsSection id="delete" title={text('delete.title')} about={text('delete.about')}>
      <Points>
        <li>{text('delete.now')}</li>
        <li>{text('delete.grace', { count })}</li>
        <li>{text('delete.after', { count })}</li>
      </Points>
      <Form onSubmit={form.onSubmit} isPending={form.isPending}>
        <FormError>{form.error}</FormError>
        <HiddenUsername />
        <TextField
          label={text('delete.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={form.password}
          onChange={form.setPassword}
          error={form.passwordError}
        />
        <Button type="submit" variant="danger" isDisabled={form.password === ''}>
          {text('delete.submit')}
        </Button>
      </Form>
      {form.isAsking && (
        <Suspense>
          <ConfirmDialog
            title={text('delete.confirmTitle')}
            text={text('delete.confirmText', { count })}
            confirm={text('delete.confirm')}
            cancel={text('delete.cancel')}
            isPending={form.isPending}
            onConfirm={form.onConfirm}
            onCancel={form.onCancel}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
