import type { Shelf } from '@meetcute/contract';
import { canRenew } from '@meetcute/core';
import { FormError, PageColumn } from '@meetcute/kit';
import { useDiscounts, useViewer } from '@meetcute/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../router/index.ts';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { Checkout } from './Checkout.tsx';
import { CountryField } from './CountryField.tsx';
import { DiscountBanner } from './DiscountBanner.tsx';
import { DiscountField } from './DiscountField.tsx';
import { orderCss } from './order-css.ts';
import { PremiumEffects } from './PremiumEffects.tsx';
import { PremiumStatus } from './PremiumStatus.tsx';
import { ProductField } from './ProductField.tsx';
import { RenewalField } from './RenewalField.tsx';
import { Shop } from './Shop.tsx';
import { shopCss } from './shop-css.ts';
import { usePageQuery } from './usePageQuery.ts';
import { useRenewalTerm } from './useRenewalTerm.ts';

const Column = styled(PageColumn)`
  ${shopCss}
  ${orderCss}
`;

/** Choice of a plan, and its order. A member who has premium already chooses a plan first. */
function Order({ shelf }: { shelf: Shelf }) {
  const { t } = useTranslation('commerce');
  const [params] = useSearchParams();
  const hasPremium = useViewer()?.paid_user === true;
  const discounts = useDiscounts(usePageQuery());
  const [plan, setPlan] = useState(params.get('plan'));
  const [method, setMethod] = useState(params.get('method'));
  const [hasAgreed, setHasAgreed] = useState(false);
  const firstPlan = hasPremium ? null : (shelf.products[0] ?? null);
  const product = shelf.products.find(({ id }) => id === plan) ?? firstPlan;
  const chosenMethod = shelf.payment_methods.find((each) => each === method) ?? shelf.payment_methods[0];
  const renewal = useRenewalTerm(hasAgreed && chosenMethod !== undefined && canRenew(chosenMethod));
  if (!chosenMethod) return null;
  return (
    <Checkout
      product={product}
      shelf={shelf}
      discounts={discounts}
      method={chosenMethod}
      onMethod={setMethod}
      renewal={renewal}
      options={
        product && (
          <>
            <RenewalField product={product} method={chosenMethod} renewal={renewal} onChange={setHasAgreed} />
            <DiscountField discounts={discounts} />
          </>
        )
      }
    >
      {product && discounts.active && <DiscountBanner discount={discounts.active} />}
      <FormError>{discounts.error}</FormError>
      <ProductField
        label={t(hasPremium ? 'premium.extend' : 'premium.plans')}
        products={shelf.products}
        value={product?.id ?? null}
        onChange={setPlan}
        discount={discounts.active}
      />
      {product && <CountryField shelf={shelf} />}
    </Checkout>
  );
}

/** Premium: its plans and their order (spec: route.premium). */
export default function PremiumScreen() {
  const { t } = useTranslation('commerce');
  const hasPremium = useViewer()?.paid_user === true;
  usePageTitle(t('premium.title'));
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('premium.title')}</h1>
      </header>
      {!hasPremium && <p>{t('premium.lead')}</p>}
      <PremiumStatus />
      <PremiumEffects />
      <Shop kind="premium">{(shelf) => <Order shelf={shelf} />}</Shop>
    </Column>
  );
}
