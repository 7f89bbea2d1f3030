import { useTranslation } from 'react-i18next';
import { ExampleConversation } from '../../landers/ExampleConversation.tsx';
import { Lander } from '../../landers/Lander.tsx';

/** Landing page with an invented conversation (spec: route.landers-socialnetwork). */
export default function SocialNetworkLander() {
  const { t } = useTranslation('landers');
  const messages = [t('social.first'), t('social.second'), t('social.third'), t('social.fourth')];
  return (
    <Lander
      title={t('social.heading')}
      lead={t('social.lead')}
      stage={<ExampleConversation label={t('social.example')} messages={messages} end={t('social.end')} />}
    />
  );
}
