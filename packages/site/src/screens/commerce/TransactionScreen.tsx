import type { Transaction } from '@meetcute/contract';
import { shownState } from '@meetcute/core';
import { Button, EmptyState, PageColumn, Skeleton } from '@meetcute/kit';
import { useTransaction } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useParams } from '../../router/index.ts';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { Receipt } from './Receipt.tsx';
import { shopCss } from './shop-css.ts';
import { TransactionActions } from './TransactionActions.tsx';
import { TransactionStatus } from './TransactionStatus.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const Column = styled(PageColumn)`
  ${shopCss}

  @media print {
    [data-part='actions'],
    [role='status'] {
      display: none;
    }
  }
`;

/** State of the order as the heading, and its date beside it. */
function Order({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('commerce');
  const day = useDay();
  // Does not break within the date.
  const date = day(transaction.created_at).replaceAll(' ', '\u00A0');
  const title = t('transaction.title', { date });
  usePageTitle(title);
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t(`state.${shownState(transaction)}`)}</h1>
        <p data-part="count">{title}</p>
      </header>
      <TransactionStatus transaction={transaction} />
      <TransactionActions transaction={transaction} />
      <Receipt transaction={transaction} />
      {transaction.state === 'paid' && <Withdrawal transaction={transaction} />}
    </Column>
  );
}

/** An order with its state, which the page follows, and its receipt (spec: route.transactions-transactionid). */
export default function TransactionScreen() {
  const { t } = useTranslation(['commerce', 'common']);
  const { transactionId = '' } = useParams();
  const { transaction, error, onRetry } = useTransaction(transactionId);
  usePageTitle(t('order.title'));
  if (transaction) return <Order transaction={transaction} />;
  return (
    <PageColumn>
      {error ? (
        <EmptyState
          isAlert
          level={1}
          title={t('transaction.failedLoad')}
          text={error}
          action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
        />
      ) : (
        <Skeleton style={{ inlineSize: '100%', blockSize: '16rem' }} />
      )}
    </PageColumn>
  );
}
