import { useTranslation } from 'react-i18next';
import { Lander } from '../../landers/Lander.tsx';
import { useSlot } from '../../template/context.ts';

/** Landing page with a film that moves through three scenes (spec: route.landers-transitionsvideolanding-slug). */
export default function TransitionsVideoLander() {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  const title = [t('transitions.one'), t('transitions.two'), t('transitions.three')].join('. ');
  return (
    <Lander
      title={`${title}.`}
      lead={t('transitions.lead')}
      arrangement="cover"
      stage={<Scene scene="transitions" />}
    />
  );
}
