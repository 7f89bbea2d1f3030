import type { OrderState, Transaction } from '@meetcute/contract';
import { shownState } from '@meetcute/core';
import { useMoney } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { CheckCircle } from '@phosphor-icons/react/CheckCircle';
import { HourglassMedium } from '@phosphor-icons/react/HourglassMedium';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: flex;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};
  border-radius: ${vars.card.radius};
  background: ${vars.surfaceSunken};

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
  strong {
    display: block;
    font-size: ${vars.type.lead};
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

/** State of an order in words, announced when it changes. @selector [data-state], [data-outcome] */
export function TransactionStatus({ transaction }: TransactionStatusProps) {
  const { t } = useTranslation('commerce');
  const { product, price, refunded } = transaction;
  const money = useMoney();
  const state = shownState(transaction);
  const outcome = outcomes[state];
  const Icon = icons[outcome];
  const granted =
    product.credits === null ? t('granted.premium') : t('granted.credits', { count: product.credits });
  const isPart = refunded !== null && refunded.amount < price.amount;
  const text =
    isPart && (state === 'refunded' || state === 'charged_back')
      ? t(`stateText.part_${state}`, { amount: money(refunded) })
      : t(`stateText.${state}`);
  return (
    <Frame role="status" data-state={state} data-outcome={outcome}>
      <Icon size={28} aria-hidden />
      <p>
        <strong>{t(`state.${state}`)}</strong>
        {text} {state === 'paid' && granted}
      </p>
    </Frame>
  );
}
