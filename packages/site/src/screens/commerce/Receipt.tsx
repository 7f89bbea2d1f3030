import type { OrderState, Transaction } from '@meetcute/contract';
import { shortReference, shownState } from '@meetcute/core';
import { useCompanyInfo, useMoney, useViewer } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import { useProductTexts } from './useProductTexts.ts';

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[4]};
  padding-block-start: ${vars.space[6]};
  border-block-start: 1px solid ${vars.line};

  dl {
    display: grid;
    gap: ${vars.space[1]} ${vars.space[6]};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  dd {
    margin: 0 0 ${vars.space[3]};
  }
  ${media.tablet} {
    dl {
      grid-template-columns: max-content minmax(0, 1fr);
      align-items: baseline;
    }
    dd {
      margin: 0;
    }
  }
`;

/** Props of `Receipt`. */
export interface ReceiptProps {
  /** The order. */
  transaction: Transaction;
}

const PAID: readonly OrderState[] = ['paid', 'refunded', 'charged_back'];

/** Details of an order, which the page prints alone. They are a receipt once it was paid. */
export function Receipt({ transaction }: ReceiptProps) {
  const { t } = useTranslation('commerce');
  const { nameOf } = useProductTexts();
  const money = useMoney();
  const day = useDay();
  const viewer = useViewer();
  const { company } = useCompanyInfo();
  const { id, product, price, tax, discount_code: code, payment_method: method, refunded } = transaction;
  const seller = company && [company.company_name, company.address, company.city];
  const wasPaid = PAID.includes(transaction.state);
  const rows: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [t('transaction.number'), shortReference(id)],
    [t('transaction.date'), day(transaction.created_at)],
    [t('transaction.product'), nameOf(product)],
    [t('transaction.discount'), code],
    [t('transaction.total'), money(price)],
    [t('transaction.tax'), money(tax)],
    [t(wasPaid ? 'transaction.method' : 'order.payment'), t(`method.${method}`)],
    [
      t(transaction.state === 'charged_back' ? 'state.charged_back' : 'state.refunded'),
      refunded && money(refunded),
    ],
    [t('transaction.status'), t(`state.${shownState(transaction)}`)],
    [t('transaction.buyer'), viewer?.email],
    [t('transaction.seller'), seller?.filter(Boolean).join(', ')],
    [t('transaction.vat'), company?.vat_numbers.filter(Boolean).join(', ')],
  ];
  return (
    <Frame>
      <h2>{t(wasPaid ? 'transaction.receipt' : 'transaction.order')}</h2>
      <dl>
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </Frame>
  );
}
