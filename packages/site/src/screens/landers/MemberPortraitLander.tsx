import { useTranslation } from 'react-i18next';
import { MemberLander } from '../../landers/MemberLander.tsx';

/** Landing page with the portrait of one member (spec: route.members-memberid-landing). */
export default function MemberPortraitLander() {
  const { t } = useTranslation('landers');
  return <MemberLander title={(name) => t('member.hello', { name })} />;
}
