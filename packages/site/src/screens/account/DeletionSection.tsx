import { DELETION_GRACE_DAYS, href } from '@meetcute/core';
import {
  Button,
  Form,
  FormError,
  HiddenUsername,
  SettingsSection,
  PasswordField,
  StatusMessage,
} from '@meetcute/kit';
import { useDeleteAccount, useDeleteDiscount, useSettings, useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNavigate } from '../../router/index.ts';
import { usePercent } from '../commerce/usePercent.ts';

/** Apart from the deletion, and no louder than a text with a link. */
const Offer = styled.div`
  max-inline-size: ${vars.layout.measure};
  margin-block-start: ${vars.space[8]};

  [data-variant='plain'] {
    margin-inline: calc(-1 * ${vars.space[3]});
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.text};
    text-decoration: underline;
  }
`;

/** Discount that a site offers once, to who has begun to delete the account. Nothing on a site without one. */
function DeleteOffer() {
  const { t } = useTranslation('account');
  const percent = usePercent();
  const navigate = useNavigate();
  const offer = useDeleteDiscount(() => void navigate(href('pricing')));
  if (!offer) return null;
  return (
    <Offer>
      <p data-part="fine">{t('delete.offer', { percent: percent(offer.percent) })}</p>
      <FormError>{offer.error}</FormError>
      <StatusMessage>{offer.isOver && t('delete.offerOver')}</StatusMessage>
      <Button variant="plain" isPending={offer.isPending} onPress={offer.onAccept}>
        {t('delete.offerAccept')}
      </Button>
    </Offer>
  );
}

const ConfirmDialog = lazy(() =>
  import('@meetcute/kit/dialog').then((dialog) => ({ default: dialog.ConfirmDialog })),
);

const Points = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  max-inline-size: ${vars.layout.measure};
  padding-inline-start: ${vars.space[5]};
  list-style: disc;
`;

/** Lists credits and premium, which a deletion takes too. */
function LostPurchases() {
  const { t } = useTranslation('account');
  const viewer = useViewer();
  const hasCredits = useSettings().message_credits > 0 || (viewer?.credits ?? 0) > 0;
  return (
    <>
      {hasCredits && <li>{t('delete.credits')}</li>}
      {viewer?.paid_user && <li>{t('delete.premium')}</li>}
    </>
  );
}

/**
 * Deletes the account: consequences with their dates, the password, and one confirmation. Behind that a discount appears,
 * for members who decide to stay.
 */
export function DeletionSection() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useDeleteAccount(() => void navigate(href('account-deleted'), { replace: true }));
  const count = DELETION_GRACE_DAYS;
  const [hasBegun, setHasBegun] = useState(false);
  if (form.isAsking && !hasBegun) setHasBegun(true);
  return (
    <SettingsSection id="delete" title={t('delete.title')} about={t('delete.about')}>
      <Points>
        <li>{t('delete.now')}</li>
        <li>{t('delete.grace', { count })}</li>
        <li>{t('delete.after', { count })}</li>
        <LostPurchases />
      </Points>
      <Form onSubmit={form.onSubmit} isPending={form.isPending}>
        <FormError>{form.error}</FormError>
        <HiddenUsername />
        <PasswordField
          label={t('delete.password')}
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={form.setPassword}
          error={form.passwordError}
        />
        <Button type="submit" variant="danger" isDisabled={form.password === ''}>
          {t('delete.submit')}
        </Button>
      </Form>
      {hasBegun && <DeleteOffer />}
      {form.isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('delete.confirmTitle')}
            text={t('delete.confirmText', { count })}
            confirm={t('delete.confirm')}
            cancel={t('delete.cancel')}
            isPending={form.isPending}
            onConfirm={form.onConfirm}
            onCancel={form.onCancel}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
