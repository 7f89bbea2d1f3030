import type { OrderState, Transaction } from '@meetcute/contract';
import { shownState } from '@meetcute/core';
import { useMoney, usePurchase, useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { CheckCircle } from '@phosphor-icons/react/CheckCircle';
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import { usePartner } from './usePartner.ts';

const Frame = styled.div`
  display: flex;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.card.radius};
  background: ${vars.surfaceRaised};

  align-items: center;

  svg {
    flex: none;
    color: ${vars.textMuted};
  }
  &[data-outcome='good'] svg {
    color: ${vars.success};
  }
  &[data-outcome='bad'] svg {
    color: ${vars.danger};
  }
`;

type Outcome = 'good' | 'bad' | 'waiting';

const outcomes: Readonly<Record<OrderState, Outcome>> = {
  open: 'waiting',
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  expired: 'bad',
  cancelled: 'bad',
  refunded: 'good',
  charged_back: 'bad',
};

const icons = { good: CheckCircle, bad: WarningCircle, waiting: HourglassMedium } as const;

/** Props of `TransactionStatus`. */
export interface TransactionStatusProps {
  /** The order. */
  transaction: Transaction;
}

/** Returns the result of an order in words: a sent or kept message, credits, or premium; false where there is nothing to say. */
function useOutcome({ id, product }: Transaction, state: OrderState): string | false {
  const { t } = useTranslation('commerce');
  const purchase = usePurchase(id);
  const name = usePartner(purchase?.chat);
  const viewer = useViewer();
  const day = useDay();
  if (outcomes[state] === 'bad') return purchase?.message === 'kept' && t('transaction.kept');
  if (state !== 'paid') return false;
  if (purchase?.message === 'sent' && name !== undefined) return t('transaction.sent', { name });
  if (product.credits !== null)
    return (
      (purchase === null || purchase.message !== undefined) &&
      t('granted.credits', { count: product.credits })
    );
  const premiumEnd = viewer?.paid_user ? viewer.premium_until : null;
  return premiumEnd ? t('subscription.until', { date: day(premiumEnd) }) : t('granted.premium');
}

/** Says what the state of an order means; announced when it changes. @selector [data-state], [data-outcome] */
export function TransactionStatus({ transaction }: TransactionStatusProps) {
  const { t } = useTranslation('commerce');
  const { price, refunded } = transaction;
  const money = useMoney();
  const state = shownState(transaction);
  const outcome = outcomes[state];
  const Icon = icons[outcome];
  const outcomeText = useOutcome(transaction, state);
  const isPart = refunded !== null && refunded.amount < price.amount;
  const text =
    isPart && (state === 'refunded' || state === 'charged_back')
      ? t(`stateText.part_${state}`, { amount: money(refunded) })
      : t(`stateText.${state}`);
  return (
    <Frame role="status" data-state={state} data-outcome={outcome}>
      <Icon size={28} aria-hidden />
      <p>
        {text} {outcomeText}
      </p>
    </Frame>
  );
}
