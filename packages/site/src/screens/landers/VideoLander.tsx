import { useTranslation } from 'react-i18next';
import { Lander } from '../../landers/Lander.tsx';
import { useSlot } from '../../template/context.ts';

/** Landing page with a film behind it (spec: route.landers-video). */
export default function VideoLander() {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  return (
    <Lander
      title={t('video.heading')}
      lead={t('video.lead')}
      arrangement="cover"
      stage={<Scene scene="evening" />}
    />
  );
}
