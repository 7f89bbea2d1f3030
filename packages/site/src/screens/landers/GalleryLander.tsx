import { useTranslation } from 'react-i18next';
import { Lander } from '../../landers/Lander.tsx';
import { TeaserPhotos } from '../../landers/TeaserPhotos.tsx';
import { useTeaserProfiles } from '../../landers/useTeaserProfiles.ts';
import { useSlot } from '../../template/context.ts';

/** Landing page with a mosaic of profiles (spec: route.landers-gallery). */
export default function GalleryLander() {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  const hasProfiles = useTeaserProfiles().length > 0;
  return (
    <Lander
      title={t('gallery.heading')}
      lead={t(hasProfiles ? 'gallery.lead' : 'gallery.leadWithoutProfiles')}
      stage={
        <TeaserPhotos arrangement="mosaic">
          <Scene scene="mosaic" />
        </TeaserPhotos>
      }
    />
  );
}
