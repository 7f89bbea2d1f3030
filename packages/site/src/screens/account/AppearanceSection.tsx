import { listOfferedLanguages } from '@meetcute/core';
import { localeNames } from '@meetcute/i18n';
import { SelectField, SettingsSection } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useSiteState, type Scheme } from '../../frame/SiteState.ts';

const schemes = [
  ['system', 'shell:schemeSystem'],
  ['light', 'shell:schemeLight'],
  ['dark', 'shell:schemeDark'],
] as const;

/** Value of the scheme that the brand has chosen. */
const UNCHOSEN = 'brand';

/**
 * Language and colour scheme of the site in this browser; each choice is stored in a cookie immediately. A site in one
 * language has colours alone.
 */
export function AppearanceSection() {
  const { t, i18n } = useTranslation(['account', 'shell']);
  const { scheme, setScheme, setLocale } = useSiteState();
  const languages = listOfferedLanguages(useSettings());
  const hasLanguages = languages.length > 1;
  const unchosen = scheme === undefined ? [{ value: UNCHOSEN, label: t('shell:schemeBrand') }] : [];
  return (
    <SettingsSection title={t(hasLanguages ? 'look.title' : 'look.colours')} about={t('look.about')}>
      {hasLanguages && (
        <SelectField
          label={t('look.language')}
          value={i18n.language}
          onChange={(code) => void setLocale(code)}
          options={languages.map((code) => ({ value: code, label: localeNames[code] }))}
        />
      )}
      <SelectField
        label={t('look.colours')}
        value={scheme ?? UNCHOSEN}
        onChange={(value) => value !== UNCHOSEN && setScheme(value as Scheme)}
        options={[...unchosen, ...schemes.map(([value, key]) => ({ value, label: t(key) }))]}
      />
    </SettingsSection>
  );
}
