import type { Product, Shelf } from '@meetcute/contract';
import { Button, EmptyState, Skeleton } from '@meetcute/kit';
import { useShelf } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${vars.space[4]};
`;

/** Props of `Shop`. */
export interface ShopProps {
  /** Kind of product to sell. */
  kind: Product['kind'];
  /** Draws what is sold, which is at least one product. */
  children: (shelf: Shelf) => ReactNode;
}

/** Sells to the buyer: draws the children, or says why there is nothing. */
export function Shop({ kind, children }: ShopProps) {
  const { t } = useTranslation(['commerce', 'common']);
  const { shelf, error, onRetry } = useShelf(kind);
  if (error)
    return (
      <EmptyState
        isAlert
        title={t('failed')}
        text={error}
        action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
      />
    );
  if (!shelf)
    return (
      <Waiting role="status" aria-label={t('common:loading')}>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} style={{ inlineSize: '100%', blockSize: '9rem' }} />
        ))}
      </Waiting>
    );
  return shelf.products.length === 0 ? <p>{t('nothing')}</p> : children(shelf);
}
