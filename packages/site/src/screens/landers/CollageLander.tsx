import { useTranslation } from 'react-i18next';
import { Lander } from '../../landers/Lander.tsx';
import { TeaserPhotos } from '../../landers/TeaserPhotos.tsx';
import { useSlot } from '../../template/context.ts';

/** Landing page with overlapping photos (spec: route.landers-collagelanding). */
export default function CollageLander() {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  return (
    <Lander
      title={t('collage.heading')}
      lead={t('collage.lead')}
      arrangement="center"
      stage={
        <TeaserPhotos arrangement="collage">
          <Scene scene="collage" />
        </TeaserPhotos>
      }
    />
  );
}
