import { FormError, PageColumn } from '@meetcute/kit';
import { useDiscounts, useSettings, useShelf, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { CountryField } from './CountryField.tsx';
import { DiscountBanner } from './DiscountBanner.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { PackageList } from './PackageList.tsx';
import { Shop } from './Shop.tsx';
import { shopCss } from './shop-css.ts';
import { StatementSection } from './StatementSection.tsx';
import { usePageQuery } from './usePageQuery.ts';

const Column = styled(PageColumn)`
  ${shopCss}
`;

/** Packages, the credits of the member, and changes of them. */
function Credits({ credits }: { credits: number }) {
  const { t } = useTranslation('commerce');
  const { message_credits: price } = useSettings();
  const discounts = useDiscounts(usePageQuery());
  const hasShopFailed = useShelf('credits').error !== undefined;
  usePageTitle(t('credits.title'));
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('credits.title')}</h1>
        <p data-part="balance">{t('credits.balance', { count: credits })}</p>
      </header>
      <p>{price === 0 ? t('credits.leadFree') : t('credits.lead', { count: price })}</p>
      <FormError>{discounts.error}</FormError>
      <Shop kind="credits">
        {(shelf) => (
          <>
            {discounts.active && <DiscountBanner discount={discounts.active} />}
            <PackageList products={shelf.products} discount={discounts.active} />
            <div data-part="country">
              <CountryField shelf={shelf} />
            </div>
          </>
        )}
      </Shop>
      <OrdersSection hasShopFailed={hasShopFailed} />
      <StatementSection hasShopFailed={hasShopFailed} />
    </Column>
  );
}

/** Orders alone, on a site whose messages are free. */
function OrdersAlone() {
  const { t } = useTranslation('commerce');
  usePageTitle(t('orders.title'));
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('orders.title')}</h1>
      </header>
      <OrdersSection isPage />
    </Column>
  );
}

/**
 * Credit packages for members, with their credits and their orders (spec: route.credits). A site whose messages are free
 * needs no credits and shows the orders alone, unless the member has credits.
 */
export default function CreditsScreen() {
  const { message_credits: price } = useSettings();
  const viewer = useViewer();
  if (!viewer) return null;
  return price === 0 && viewer.credits === 0 ? <OrdersAlone /> : <Credits credits={viewer.credits} />;
}
