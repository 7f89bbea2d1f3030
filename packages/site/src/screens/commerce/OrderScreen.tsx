import type { Shelf } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { ButtonLink, EmptyState, FormError, PageColumn } from '@meetcute/kit';
import { useDiscounts } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from '../../router/index.ts';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { Checkout } from './Checkout.tsx';
import { CountryField } from './CountryField.tsx';
import { DiscountBanner } from './DiscountBanner.tsx';
import { DiscountField } from './DiscountField.tsx';
import { Shop } from './Shop.tsx';
import { orderCss } from './order-css.ts';
import { shopCss } from './shop-css.ts';
import { usePageQuery } from './usePageQuery.ts';

const Column = styled(PageColumn)`
  ${shopCss}
  ${orderCss}
`;

/** The order of a package, or that it is not for sale. */
function Order({ shelf }: { shelf: Shelf }) {
  const { t } = useTranslation('commerce');
  const { creditId = '', paymentMethod = null } = useParams();
  const navigate = useNavigate();
  const discounts = useDiscounts(usePageQuery());
  const product = shelf.products.find(({ id }) => id === creditId);
  if (!product)
    return (
      <EmptyState
        title={t('problem.gone')}
        action={<ButtonLink href={href('credits')}>{t('order.goneAction')}</ButtonLink>}
      />
    );
  const choose = (method: string) =>
    void navigate(href('credits-creditId-paymentMethod', { creditId, paymentMethod: method }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Checkout
      product={product}
      shelf={shelf}
      discounts={discounts}
      method={paymentMethod}
      onMethod={choose}
      options={<DiscountField discounts={discounts} />}
    >
      {discounts.active && <DiscountBanner discount={discounts.active} />}
      <FormError>{discounts.error}</FormError>
      <CountryField shelf={shelf} />
    </Checkout>
  );
}

/** The order of a credit package (spec: route.credits-creditid-paymentmethod). */
export default function OrderScreen() {
  const { t } = useTranslation('commerce');
  usePageTitle(t('order.title'));
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('order.title')}</h1>
        <ButtonLink variant="plain" href={href('credits')}>
          {t('order.back')}
        </ButtonLink>
      </header>
      <Shop kind="credits">{(shelf) => <Order shelf={shelf} />}</Shop>
    </Column>
  );
}
