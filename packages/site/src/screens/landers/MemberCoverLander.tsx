import { useTranslation } from 'react-i18next';
import { MemberLander } from '../../landers/MemberLander.tsx';

/** Landing page filled by the photo of one member (spec: route.members-memberid-landing2-slug). */
export default function MemberCoverLander() {
  const { t } = useTranslation('landers');
  return <MemberLander title={(name) => t('member.meet', { name })} frame="cover" arrangement="fill" />;
}
