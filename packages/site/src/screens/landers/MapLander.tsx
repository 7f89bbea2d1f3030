import { countryName } from '@meetcute/i18n';
import { useFormatLocale, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { CountryMap, mapCountry, useMap } from '../../landers/CountryMap.tsx';
import { Lander } from '../../landers/Lander.tsx';
import { useSlot } from '../../template/context.ts';

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
      stage={map ? <CountryMap map={map} label={t('map.label', { country })} /> : <Scene scene="collage" />}
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
