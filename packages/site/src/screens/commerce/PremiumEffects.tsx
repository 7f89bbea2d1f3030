import { DAY_MS, premiumEffects, TILE_ACCOUNT_AGE_MS } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.card.radius};
  background: ${vars.surfaceRaised};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${vars.space[4]} ${vars.space[6]};

  li {
    display: flex;
    gap: ${vars.space[3]};
    align-items: start;
  }
  svg {
    flex: none;
    margin-block-start: 0.1em;
    color: ${vars.success};
  }
  [data-part='effect'] {
    display: block;
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
  }
  [data-part='without'] {
    display: block;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;

/** List of what premium gives on the site, each beside how it is without: adverts spare the first days of every member. Nothing where it has no effects. */
export function PremiumEffects() {
  const { t } = useTranslation('premium');
  const settings = useSettings();
  const effects = premiumEffects(settings);
  const texts = {
    no_adverts: [t('noAdverts'), t('without.adverts', { count: TILE_ACCOUNT_AGE_MS / DAY_MS })],
    free_messages: [t('freeMessages'), t('without.message', { count: settings.message_credits })],
    read_receipts: [t('readReceipts'), t('without.receipts')],
  } as const;
  if (effects.length === 0) return null;
  return (
    <Frame aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <List role="list">
        {effects.map((effect) => (
          <li key={effect}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
              <path
                d="m4 10.5 4 4 8-9"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.25"
                strokeLinecap="round"
              />
            </svg>
            <span>
              <span data-part="effect">{texts[effect][0]}</span>{' '}
              <span data-part="without">{texts[effect][1]}</span>
            </span>
          </li>
        ))}
      </List>
    </Frame>
  );
}
