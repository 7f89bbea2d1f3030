import type { Product } from '@meetcute/contract';
import { discountedPrice, messagePriceRange } from '@meetcute/core';
import { PageColumn } from '@meetcute/kit';
import { useDiscounts, useMessagePrice, useMoney, useSettings, useShelf } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { CountryField } from './CountryField.tsx';
import { DiscountBanner } from './DiscountBanner.tsx';
import { PackageList } from './PackageList.tsx';
import { PremiumEffects } from './PremiumEffects.tsx';
import { Shop } from './Shop.tsx';
import { shopCss } from './shop-css.ts';
import { usePageQuery } from './usePageQuery.ts';

const Column = styled(PageColumn)`
  ${shopCss}
`;

/** Props of `Products`. */
interface ProductsProps {
  /** Kind of the products. */
  kind: Product['kind'];
  /** Heading. */
  title: string;
  /** Whether the products are the first of the page, above which its discount stands. Default: false. */
  isFirst?: boolean;
}

/** Products of a kind below their heading, with the discounts of a member. */
function Products({ kind, title, isFirst = false }: ProductsProps) {
  const { active } = useDiscounts(usePageQuery());
  return (
    <>
      <h2>{title}</h2>
      {kind === 'premium' && <PremiumEffects />}
      <Shop kind={kind}>
        {(shelf) => (
          <>
            {isFirst && active && <DiscountBanner discount={active} />}
            <PackageList products={shelf.products} discount={active} />
            {kind === 'premium' && (
              <div data-part="country">
                <CountryField shelf={shelf} />
              </div>
            )}
          </>
        )}
      </Shop>
    </>
  );
}

/** Price of a message, from the packages for sale and their discount; the lowest one that the site announces until they are loaded. */
function MessagePrice({ lowest }: { lowest: string }) {
  const { t } = useTranslation('commerce');
  const { message_credits: count } = useSettings();
  const { shelf } = useShelf('credits');
  const { active } = useDiscounts(usePageQuery());
  const money = useMoney();
  const products = shelf?.products.map((product) => ({
    ...product,
    price: discountedPrice(product.price, active?.percent ?? 0),
  }));
  const range = messagePriceRange(products ?? [], count);
  if (!range || range.from.amount === range.to.amount)
    return <p>{t('pricing.message', { count, price: range ? money(range.from) : lowest })}</p>;
  return <p>{t('pricing.range', { count, price: money(range.from), highest: money(range.to) })}</p>;
}

/** Prices of everything that the site sells, for everybody (spec: route.pricing). */
export default function PricingScreen() {
  const { t } = useTranslation('commerce');
  const { name: siteName } = useSettings();
  const price = useMessagePrice();
  const lead = t(price === null ? 'pricing.free' : 'pricing.lead', { siteName });
  usePageTitle(t('pricing.title'), lead);
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('pricing.title')}</h1>
      </header>
      <p>{lead}</p>
      {price !== null && <MessagePrice lowest={price} />}
      {price !== null && <Products isFirst kind="credits" title={t('credits.title')} />}
      <Products isFirst={price === null} kind="premium" title={t('premium.title')} />
    </Column>
  );
}
