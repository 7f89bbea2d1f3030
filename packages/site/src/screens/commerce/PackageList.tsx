import type { DiscountCode, Product } from '@meetcute/contract';
import { discountedPrice, href } from '@meetcute/core';
import { useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { ArrowRight } from '@phosphor-icons/react/ArrowRight';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { useCanJoin } from '../../session/useCanJoin.ts';
import { styled } from 'styled-components';
import { PriceTag } from './PriceTag.tsx';
import { useProductTexts } from './useProductTexts.ts';

const Frame = styled.ul`
  display: grid;
  /* Few products fill the row. */
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${vars.space[4]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
  }
  a {
    display: grid;
    align-content: space-between;
    gap: ${vars.space[4]};
    padding: ${vars.space[5]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.card.radius};
    background: ${vars.card.surface};
    color: inherit;
    text-decoration: none;
    transition: border-color ${vars.motion.feedback};
  }
  a:hover {
    border-color: ${vars.accent};
  }
  [data-part='about'] {
    display: grid;
    gap: ${vars.space[1]};
  }
  [data-part='name'] {
    font-size: ${vars.type.lead};
    font-weight: ${vars.weight.strong};
  }
  [data-part='share'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  [data-part='choose'] {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    justify-content: space-between;
  }
  /* Shows that the box leads on. */
  [data-part='choose'] > svg {
    flex: none;
    box-sizing: content-box;
    padding: ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.accent};
    color: ${vars.onAccent};
  }
  [data-part='best'] {
    justify-self: start;
    padding: 0 ${vars.space[2]};
    border-radius: ${vars.radius.small};
    background: ${vars.accentSoft};
    font-size: ${vars.type.small};
  }
`;

/** Returns the address where a product is ordered. */
const orderHref = ({ id, kind }: Product): string =>
  kind === 'credits'
    ? href('credits-creditId-paymentMethod', { creditId: id })
    : href('premium', {}, { plan: id });

const perCredit = ({ price, credits }: Product): number => price.amount / (credits ?? 1);

/** Props of `PackageList`. */
export interface PackageListProps {
  /** Products, cheapest first. */
  products: readonly Product[];
  /** Discount that the prices have; null for none. */
  discount: DiscountCode | null;
}

/**
 * Products with their prices, each a link to its order: for visitors by way of the sign-up, where they may join. Marks the
 * package with the lowest price of a message.
 */
export function PackageList({ products, discount }: PackageListProps) {
  const { t } = useTranslation('commerce');
  const { nameOf, shareOf } = useProductTexts();
  const [viewer, canJoin] = [useViewer(), useCanJoin()];
  const packages = products.filter(({ kind }) => kind === 'credits');
  const best = packages.length > 1 ? packages.toSorted((a, b) => perCredit(a) - perCredit(b))[0] : undefined;
  const hrefOf = (product: Product) =>
    !viewer && canJoin ? href('signup', {}, { next: orderHref(product) }) : orderHref(product);
  return (
    <Frame role="list">
      {products.map((product) => {
        const price = discountedPrice(product.price, discount?.percent ?? 0);
        return (
          <li key={product.id}>
            <Link to={hrefOf(product)}>
              <span data-part="about">
                <span data-part="name">{nameOf(product)}</span>
                <span data-part="share">{shareOf(product, price.amount)}</span>
                {product === best && <span data-part="best">{t('credits.best')}</span>}
              </span>
              <span data-part="choose">
                <PriceTag price={price} before={product.price} lowest={product.lowest_recent} />
                <ArrowRight size={20} aria-hidden />
              </span>
            </Link>
          </li>
        );
      })}
    </Frame>
  );
}
