import { localeNames, locales } from '@meetcute/i18n';
import { SelectField, SettingsSection } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';
import { useSiteState, type Scheme } from '../../frame/SiteState.ts';

const languages = locales.map(({ code }) => ({ value: code, label: localeNames[code] }));
const schemes = [
  ['system', 'shell:schemeSystem'],
  ['light', 'shell:schemeLight'],
  ['dark', 'shell:schemeDark'],
] as const;

/** Language and colour scheme of the site in this browser; each choice is stored in a cookie immediately. */
export function AppearanceSection() {
  const { t, i18n } = useTranslation(['account', 'shell']);
  const { scheme, setScheme, setLocale } = useSiteState();
  const unchosen = scheme === undefined ? { placeholder: t('shell:schemeBrand') } : {};
  return (
    <SettingsSection title={t('look.title')} about={t('look.about')}>
      <SelectField
        label={t('look.language')}
        value={i18n.language}
        onChange={(code) => void setLocale(code)}
        options={languages}
      />
      <SelectField
        {...unchosen}
        label={t('look.colours')}
        value={scheme ?? ''}
        onChange={(value) => value !== '' && setScheme(value as Scheme)}
        options={schemes.map(([value, key]) => ({ value, label: t(key) }))}
      />
    </SettingsSection>
  );
}
