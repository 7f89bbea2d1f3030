import { Button, FormError, StatusMessage, TextField } from '@meetcute/kit';
import type { UseDiscountsResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePercent } from './usePercent.ts';

const Frame = styled.form`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`;

/** Props of `DiscountField`. */
export interface DiscountFieldProps {
  /** Discounts of the member, from `useDiscounts`. */
  discounts: UseDiscountsResult;
}

/** Entry of a discount code, and what became of it. */
export function DiscountField({ discounts }: DiscountFieldProps) {
  const { t } = useTranslation('commerce');
  const percentOf = usePercent();
  const [code, setCode] = useState('');
  const { typed, active, enter, remove, isChecking, isUnknown, codeError } = discounts;
  const isWeaker = typed !== null && active !== null && active.code !== typed.code;
  const news = typed && {
    weaker: t('discount.weaker', { percent: percentOf(active?.percent ?? 0) }),
    used: t('discount.used', { percent: percentOf(typed.percent) }),
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isChecking) enter(code.trim());
  };
  return (
    <Frame onSubmit={onSubmit}>
      <TextField
        label={t('discount.label')}
        name="code"
        autoComplete="off"
        value={code}
        onChange={setCode}
        error={isUnknown ? t('discount.unknown') : undefined}
      />
      <FormError>{codeError}</FormError>
      <StatusMessage>{news && (isWeaker ? news.weaker : news.used)}</StatusMessage>
      <Button variant="quiet" type="submit" isPending={isChecking}>
        {t('discount.apply')}
      </Button>
      {typed && (
        <Button
          variant="plain"
          onPress={() => {
            setCode('');
            remove();
          }}
        >
          {t('discount.remove')}
        </Button>
      )}
    </Frame>
  );
}
