import { localeNames, locales } from '@meetcute/i18n';
import { selectCss } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSiteState, type Scheme } from './SiteState.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};

  select {
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[3]};
    border: 1px solid ${vars.field.line};
    border-radius: ${vars.field.radius};
    background: ${vars.field.surface};
    color: ${vars.text};
    ${selectCss}
  }
`;

const schemes: readonly Scheme[] = ['system', 'light', 'dark'];
const schemeKeys = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const;

/**
 * Selects for language and colour scheme, in the footer of every page. Native selects, because the device's
 * own picker suits phones best.
 */
export function Choices() {
  const { t, i18n } = useTranslation('shell');
  const { scheme, setScheme, setLocale } = useSiteState();
  const onLanguage = (event: ChangeEvent<HTMLSelectElement>) => void setLocale(event.target.value);
  const onScheme = (event: ChangeEvent<HTMLSelectElement>) => setScheme(event.target.value as Scheme);
  return (
    <Row>
      <select aria-label={t('changeLanguage')} value={i18n.language} onChange={onLanguage}>
        {locales.map(({ code }) => (
          <option key={code} value={code} lang={code}>
            {localeNames[code]}
          </option>
        ))}
      </select>
      <select aria-label={t('colorScheme')} value={scheme ?? ''} onChange={onScheme}>
        {scheme === undefined && <option value="">{t('schemeBrand')}</option>}
        {schemes.map((value) => (
          <option key={value} value={value}>
            {t(schemeKeys[value])}
          </option>
        ))}
      </select>
    </Row>
  );
}
