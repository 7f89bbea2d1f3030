import { localeNames, locales } from '@meetcute/i18n';
import { selectCss } from '@meetcute/kit';
import { t } from '@meetcute/theme';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSiteState, type Scheme } from './SiteState.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};

  select {
    min-block-size: ${t.layout.touch};
    padding-inline: ${t.space[3]};
    border: 1px solid ${t.field.line};
    border-radius: ${t.field.radius};
    background: ${t.field.surface};
    color: ${t.text};
    ${selectCss}
  }
`;

const schemes: readonly Scheme[] = ['system', 'light', 'dark'];
const schemeKeys = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const;

/** Language and colour scheme, in the footer of every page. Native selects: the device's own picker suits a phone best. */
export function Choices() {
  const { t: text, i18n } = useTranslation('shell');
  const { scheme, setScheme, setLocale } = useSiteState();
  const onLanguage = (event: ChangeEvent<HTMLSelectElement>) => void setLocale(event.target.value);
  const onScheme = (event: ChangeEvent<HTMLSelectElement>) => setScheme(event.target.value as Scheme);
  return (
    <Row>
      <select aria-label={text('changeLanguage')} value={i18n.language} onChange={onLanguage}>
        {locales.map(({ code }) => (
          <option key={code} value={code} lang={code}>
            {localeNames[code]}
          </option>
        ))}
      </select>
      <select aria-label={text('colorScheme')} value={scheme ?? ''} onChange={onScheme}>
        {scheme === undefined && <option value="">{text('schemeBrand')}</option>}
        {schemes.map((value) => (
          <option key={value} value={value}>
            {text(schemeKeys[value])}
          </option>
        ))}
      </select>
    </Row>
  );
}
