import { useTranslation } from 'react-i18next';
import { FilmInActs } from '../../landers/FilmInActs.tsx';
import { Lander } from '../../landers/Lander.tsx';
import { useSlot } from '../../template/context.ts';

/** Landing page with a film in three acts, which the heading names (spec: route.landers-transitionsvideolanding-slug). */
export default function TransitionsVideoLander() {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  const acts = [t('transitions.one'), t('transitions.two'), t('transitions.three')];
  return (
    <Lander
      title={acts.map((act) => `${act}.`)}
      lead={t('transitions.lead')}
      stage={
        <FilmInActs>
          <Scene scene="transitions" />
        </FilmInActs>
      }
    />
  );
}
