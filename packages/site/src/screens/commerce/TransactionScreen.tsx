import type { Transaction } from '@meetcute/contract';
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

function Order({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('commerce');
  const day = useDay();
  const title = t('transaction.title', { date: day(transaction.created_at) });
  usePageTitle(title);
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{title}</h1>
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
