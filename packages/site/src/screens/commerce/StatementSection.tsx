import type { StatementEntry } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button, FormError, SettingsSection, Skeleton, StatusMessage } from '@meetcute/kit';
import { useFormatLocale, useStatement } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import type { BelowShopProps } from './OrdersSection.tsx';

const List = styled.ul`
  display: grid;
  inline-size: 100%;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${vars.space[4]};
    padding-block: ${vars.space[3]};
    font-variant-numeric: tabular-nums;
  }
  li + li {
    border-block-start: 1px solid ${vars.line};
  }
  li > :nth-child(even) {
    text-align: end;
  }
  [data-part='note'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

/** Returns the fact of an entry in words, with the other member where the entry names one. */
function useFact(): (entry: StatementEntry) => string {
  const { t } = useTranslation('wallet');
  return ({ kind, partner }) =>
    partner !== null && (kind === 'message' || kind === 'undelivered')
      ? t(`to.${kind}`, { name: partner })
      : t(`kind.${kind}`);
}

function Entry({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation(['wallet', 'common']);
  const fact = useFact();
  const day = useDay();
  const { at, credits, balance, transaction } = entry;
  const change = new Intl.NumberFormat(useFormatLocale(), { signDisplay: 'exceptZero' }).format(credits);
  return (
    <li>
      <span>
        {transaction === null ? (
          fact(entry)
        ) : (
          <Link to={href('transactions-transactionId', { transactionId: transaction })}>{fact(entry)}</Link>
        )}
      </span>
      <strong>{change}</strong>
      <span data-part="note">{day(at)}</span>
      <span data-part="note">{t('balance', { credits: t('common:credits', { count: balance }) })}</span>
    </li>
  );
}

/** Changes of the member's credits, newest first, and all of them as a file. */
export function StatementSection({ hasShopFailed = false }: BelowShopProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const fact = useFact();
  const { entries, error, onRetry, onMore, isLoadingMore, onDownload, saved } = useStatement({
    header: [t('date'), t('entry'), t('credits'), t('left'), t('order')],
    toRow: (entry) => [entry.at, fact(entry), entry.credits, entry.balance, entry.transaction],
  });
  if (error && hasShopFailed) return null;
  return (
    <SettingsSection title={t('title')}>
      {entries?.length === 0 && <p>{t('empty')}</p>}
      {entries && entries.length > 0 && (
        <List role="list">
          {entries.map((entry) => (
            <Entry key={entry.number} entry={entry} />
          ))}
        </List>
      )}
      {!entries && !error && <Skeleton style={{ inlineSize: '100%', blockSize: '6rem' }} />}
      <FormError>{error && `${t('failed')} ${error}`}</FormError>
      {onRetry && (
        <Button variant="quiet" onPress={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
      {(onMore ?? isLoadingMore) && (
        <Button variant="quiet" isPending={isLoadingMore} onPress={() => onMore?.()}>
          {t('more')}
        </Button>
      )}
      <StatusMessage>{saved && t('saved', { file: saved })}</StatusMessage>
      {entries && entries.length > 0 && (
        <Button variant="quiet" isPending={onDownload === null} onPress={() => onDownload?.()}>
          {t('download')}
        </Button>
      )}
    </SettingsSection>
  );
}
