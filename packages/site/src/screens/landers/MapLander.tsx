import { countryName } from '@meetcute/i18n';
import { useFormatLocale, useSettings } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CountryMap, mapCountry, useMap } from '../../landers/CountryMap.tsx';
import { Lander } from '../../landers/Lander.tsx';
import { useSlot } from '../../template/context.ts';

/* A sheet with three folds, on which the country lies. */
const Sheet = styled.div`
  padding: ${vars.space[8]} ${vars.space[2]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.card.radius};
  background:
    repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), ${vars.line} calc(25% - 1px) 25%),
    linear-gradient(
      to bottom,
      transparent calc(50% - 1px),
      ${vars.line} calc(50% - 1px) 50%,
      transparent 50%
    ),
    ${vars.surfaceRaised};

  ${media.tablet} {
    padding-inline: ${vars.space[6]};
  }
`;

/** Landing page with a map of the visitor's country (spec: route.landers-maplanding). */
export default function MapLander() {
  const { t, i18n } = useTranslation('landers');
  const locale = useFormatLocale();
  const settings = useSettings();
  const Scene = useSlot('LanderScene');
  const map = useMap(settings);
  const country = countryName(mapCountry(settings) ?? settings.country, i18n.language);
  return (
    <Lander
      title={t('map.heading')}
      lead={t('map.lead')}
      stage={
        map ? (
          <Sheet data-part="sheet-of-map">
            <CountryMap map={map} label={t('map.label', { country })} />
          </Sheet>
        ) : (
          <Scene scene="collage" />
        )
      }
      more={
        map && (
          <p>
            {t('map.cities')}{' '}
            {new Intl.ListFormat(locale).format(map.cities.map(({ name }) => name).slice(0, 4))}
          </p>
        )
      }
    />
  );
}
