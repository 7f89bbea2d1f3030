import { Clock } from '@phosphor-icons/react/Clock';
import { Eye } from '@phosphor-icons/react/Eye';
import { HandPalm } from '@phosphor-icons/react/HandPalm';
import { MapPin } from '@phosphor-icons/react/MapPin';
import { useTranslation } from 'react-i18next';
import { Lander } from '../../landers/Lander.tsx';
import { ProofPoints } from '../../landers/ProofPoints.tsx';
import { QuietLine } from '../../landers/QuietLine.tsx';

/** Landing page where a loud line calms down into four reasons (spec: route.landers-iconslanding). */
export default function IconsLander() {
  const { t } = useTranslation('landers');
  const points = [
    { icon: <MapPin size={44} weight="light" />, title: t('icons.near'), text: t('icons.nearText') },
    { icon: <Clock size={44} weight="light" />, title: t('icons.calm'), text: t('icons.calmText') },
    { icon: <Eye size={44} weight="light" />, title: t('icons.honest'), text: t('icons.honestText') },
    { icon: <HandPalm size={44} weight="light" />, title: t('icons.safe'), text: t('icons.safeText') },
  ];
  return (
    <Lander
      title={t('icons.heading')}
      lead={t('icons.lead')}
      stage={
        <div>
          <QuietLine />
          <ProofPoints points={points} arrangement="lines" />
        </div>
      }
    />
  );
}
