import type { Transaction } from '@meetcute/contract';
import { Button, FormError } from '@meetcute/kit';
import { useMoney, useWithdrawal } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  padding-block-start: ${vars.space[6]};
  border-block-start: 1px solid ${vars.line};

  @media print {
    display: none;
  }
`;

/** Props of `Withdrawal`. */
export interface WithdrawalProps {
  /** The order. */
  transaction: Transaction;
}

/** Refund of a member who withdraws from a paid order, in two steps. Nothing once it is too late. */
export function Withdrawal({ transaction }: WithdrawalProps) {
  const { t } = useTranslation('commerce');
  const { withdrawal, onWithdraw, isPending, error } = useWithdrawal(transaction.id);
  const [isAsking, setIsAsking] = useState(false);
  const money = useMoney();
  const day = useDay();
  if (!withdrawal) return null;
  const { kind } = transaction.product;
  const refund = money(withdrawal.refund);
  // Nothing is left to pay back once everything is used, also while the member is being asked.
  const canWithdraw = onWithdraw !== null || isPending;
  return (
    <Frame aria-label={t('withdrawal.title')}>
      <h2>{t('withdrawal.title')}</h2>
      <p>
        {canWithdraw
          ? t(`withdrawalRefund.${kind}`, { refund, date: day(withdrawal.until) })
          : t('withdrawal.used', { date: day(withdrawal.until) })}
      </p>
      <FormError>{error}</FormError>
      {canWithdraw && !isAsking && (
        <Button variant="quiet" onPress={() => setIsAsking(true)}>
          {t('withdrawal.start')}
        </Button>
      )}
      {canWithdraw && isAsking && <p>{t(`withdrawal.${kind}`)}</p>}
      {canWithdraw && isAsking && (
        <Button isPending={isPending} onPress={() => onWithdraw?.()}>
          {t('withdrawal.now', { refund })}
        </Button>
      )}
    </Frame>
  );
}
