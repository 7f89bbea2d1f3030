import { premiumEffects } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[3]};
`;

const List = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  padding-inline-start: ${vars.space[5]};
  list-style: disc;
`;

/** Plain list of what premium gives on the site. Nothing where it has no effects. */
export function PremiumEffects() {
  const { t } = useTranslation('premium');
  const effects = premiumEffects(useSettings());
  const texts = {
    no_adverts: t('noAdverts'),
    free_messages: t('freeMessages'),
    read_receipts: t('readReceipts'),
  };
  if (effects.length === 0) return null;
  return (
    <Frame aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <List>
        {effects.map((effect) => (
          <li key={effect}>{texts[effect]}</li>
        ))}
      </List>
    </Frame>
  );
}
