import type { Transaction } from '@meetcute/contract';
import { href, shownState } from '@meetcute/core';
import {
  Button,
  ButtonLink,
  EmptyState,
  FormError,
  noResultsDrawing,
  SettingsSection,
  Skeleton,
} from '@meetcute/kit';
import { useMoney, useOrders, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import { useProductTexts } from './useProductTexts.ts';

const Page = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[4]};

  [data-part='empty-state'] {
    justify-self: center;
  }
`;

const List = styled.ul`
  display: grid;
  inline-size: 100%;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: 1px solid ${vars.line};
  }
  /* Stronger than links in a section: the name alone looks like a link. */
  [data-part='body'] && li > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${vars.space[4]};
    padding-block: ${vars.space[3]};
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
  }
  a:hover [data-part='name'] {
    text-decoration: underline;
  }
  [data-part='name'] {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
  [data-part='note'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='price'] {
    font-variant-numeric: tabular-nums;
  }
  a > :nth-child(even) {
    text-align: end;
  }
`;

function Order({ order }: { order: Transaction }) {
  const { t } = useTranslation('commerce');
  const { nameOf } = useProductTexts();
  const money = useMoney();
  const day = useDay();
  return (
    <li>
      <Link to={href('transactions-transactionId', { transactionId: order.id })}>
        <span data-part="name">{nameOf(order.product)}</span>
        <span data-part="price">{money(order.price)}</span>
        <span data-part="note">{day(order.created_at)}</span>
        <span data-part="note">{t(`state.${shownState(order)}`)}</span>
      </Link>
    </li>
  );
}

/** Page without orders, with the way to what the site sells. */
function NoOrders() {
  const { t } = useTranslation('commerce');
  const { navigation } = useSettings();
  return (
    <EmptyState
      drawing={noResultsDrawing}
      title={t('orders.empty')}
      action={
        navigation.premium === false ? undefined : (
          <ButtonLink href={href('premium')}>{t('transaction.toPremium')}</ButtonLink>
        )
      }
    />
  );
}

/** Props of the sections below a shop. */
export interface BelowShopProps {
  /** Whether the shop above has failed and says so: a section that failed too is left out. Default: false. */
  hasShopFailed?: boolean;
}

/** Props of `OrdersSection`. */
export interface OrdersSectionProps extends BelowShopProps {
  /** Whether the page has nothing else, and the heading. Default: false. */
  isPage?: boolean;
}

/** Orders of the member, newest first, each a link to its page, and how to repeat the last one. */
export function OrdersSection({ hasShopFailed = false, isPage = false }: OrdersSectionProps) {
  const { t } = useTranslation(['commerce', 'common']);
  const { orders, error, onRetry, onMore, isLoadingMore } = useOrders();
  const canRepeat = orders?.some(({ state, product }) => state === 'paid' && product.kind === 'credits');
  if (error && hasShopFailed) return null;
  const content = (
    <>
      {orders?.length === 0 && (isPage ? <NoOrders /> : <p>{t('orders.empty')}</p>)}
      {orders && orders.length > 0 && (
        <List role="list">
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </List>
      )}
      {canRepeat && (
        <ButtonLink variant="quiet" href={href('credits-repeat-order')}>
          {t('credits.repeat')}
        </ButtonLink>
      )}
      {!orders && !error && <Skeleton style={{ inlineSize: '100%', blockSize: '6rem' }} />}
      <FormError>{error && `${t('orders.failed')} ${error}`}</FormError>
      {error && (
        <Button variant="quiet" onPress={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
      {!error && (onMore ?? isLoadingMore) && (
        <Button variant="quiet" isPending={isLoadingMore} onPress={() => onMore?.()}>
          {t('orders.more')}
        </Button>
      )}
    </>
  );
  return isPage ? (
    <Page data-part="body">{content}</Page>
  ) : (
    <SettingsSection title={t('orders.title')}>{content}</SettingsSection>
  );
}
