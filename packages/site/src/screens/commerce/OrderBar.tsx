import type { Money, Product } from '@meetcute/contract';
import { ButtonLink } from '@meetcute/kit';
import { useMoney } from '@meetcute/react';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductTexts } from './useProductTexts.ts';
import type { RenewalTerm } from './useRenewalTerm.ts';

/** Id of the summary of an order. */
export const SUMMARY_ID = 'order-summary';

/** Returns whether the summary has come into view above what is below the bar, such as the tabs. */
function useIsReached(bar: RefObject<HTMLElement | null>, summary: RefObject<HTMLElement | null>): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (!bar.current || !summary.current) return undefined;
    const bottom = Number.parseFloat(getComputedStyle(bar.current).bottom) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsReached(last.isIntersecting || last.boundingClientRect.top < 0);
      },
      { rootMargin: `0px 0px ${-bottom}px 0px` },
    );
    observer.observe(summary.current);
    return () => observer.disconnect();
  }, [bar, summary]);
  return isReached;
}

/** Props of `OrderBar`. */
export interface OrderBarProps {
  /** Product to order. */
  product: Product;
  /** Price to pay. */
  price: Money;
  /** Consequence of the end of premium; null for credits, and until it is known. */
  renewal: RenewalTerm | null;
  /** The summary of the order, to which the link leads. */
  summary: RefObject<HTMLElement | null>;
  /** Heading of the summary, which gets the focus. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Product and price in one line above the tabs of a phone, until the summary is in view; below them whether premium renews.
 * It orders nothing: its link leads to the summary, where the terms stand above the button that orders.
 */
export function OrderBar({ product, price, renewal, summary, heading }: OrderBarProps) {
  const { t } = useTranslation('commerce');
  const { nameOf } = useProductTexts();
  const money = useMoney();
  const bar = useRef<HTMLDivElement>(null);
  const isReached = useIsReached(bar, summary);
  const renews = renewal === 'agreed' || renewal === 'continues';
  // Without an entry of the history. Until the script runs, the browser follows the link.
  const show = (event: MouseEvent) => {
    event.preventDefault();
    summary.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div data-part="bar" ref={bar} data-reached={isReached || undefined}>
      <div>
        <p>
          <span data-part="product">{nameOf(product)}</span> <strong>{money(price)}</strong>
          {renews && <span data-part="renews"> {t('premium.renewsShort')}</span>}
        </p>
        <ButtonLink href={`#${SUMMARY_ID}`} onClick={show}>
          {t('order.toSummary')}
        </ButtonLink>
      </div>
    </div>
  );
}
