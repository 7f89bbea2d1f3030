import { localeNames } from '@meetcute/i18n';
import { selectCss } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import type { ChangeEvent } from 'react';
import { listOfferedLanguages, PREFERENCES_PATH, withoutLanguage } from '@meetcute/core';
import { useIsLoggedIn, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '../router/index.ts';
import { styled } from 'styled-components';
import { CountryChoice } from './CountryChoice.tsx';
import { useSiteState, type Scheme } from './SiteState.ts';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};

  select {
    max-inline-size: 100%;
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[3]};
    border: 1px solid ${vars.field.line};
    border-radius: ${vars.field.radius};
    background: ${vars.field.surface};
    color: ${vars.text};
    ${selectCss}
  }
  button {
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.field.radius};
    text-decoration: underline;
  }
`;

const schemes: readonly Scheme[] = ['system', 'light', 'dark'];
const schemeKeys = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const;

/** Props of `Choices`. */
export interface ChoicesProps {
  /** Selects to render. Default: all. On a site in one language there is none for it. */
  part?: 'all' | 'language' | 'rest';
}

/**
 * Selects for language, colour scheme and a visitor's country, in the footer of every page. Native selects, because the
 * device's own picker suits phones best. A page without script submits them as a form.
 */
export function Choices({ part = 'all' }: ChoicesProps) {
  const { t, i18n } = useTranslation('shell');
  const { scheme, isStatic, setScheme, setLocale } = useSiteState();
  const { pathname, search } = useLocation();
  // The country of a member's profile counts, not the one of their visit.
  const hasCountry = !useIsLoggedIn() && part !== 'language';
  const settings = useSettings();
  const languages = listOfferedLanguages(settings);
  const hasLanguages = languages.length > 1 && settings.footer.languages !== false && part !== 'rest';
  const onLanguage = (event: ChangeEvent<HTMLSelectElement>) => void setLocale(event.target.value);
  const onScheme = (event: ChangeEvent<HTMLSelectElement>) => setScheme(event.target.value as Scheme);
  const apply = <button type="submit">{t('apply')}</button>;
  if (part === 'language' && !hasLanguages) return null;
  return (
    <Row method="post" action={PREFERENCES_PATH}>
      <input type="hidden" name="back" value={withoutLanguage(`${pathname}${search}`)} />
      {hasLanguages && (
        <select aria-label={t('changeLanguage')} name="locale" value={i18n.language} onChange={onLanguage}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {localeNames[code]}
            </option>
          ))}
        </select>
      )}
      {part !== 'language' && (
        <select aria-label={t('colorScheme')} name="scheme" value={scheme ?? ''} onChange={onScheme}>
          {scheme === undefined && <option value="">{t('schemeBrand')}</option>}
          {schemes.map((value) => (
            <option key={value} value={value}>
              {t(schemeKeys[value])}
            </option>
          ))}
        </select>
      )}
      {hasCountry && <CountryChoice />}
      {isStatic ? apply : <noscript>{apply}</noscript>}
    </Row>
  );
}
