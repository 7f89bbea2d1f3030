import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { MemberLander } from '../../landers/MemberLander.tsx';

/** Landing page with more photos and the words of one member (spec: route.members-memberid-landing3-slug). */
export default function MemberAlbumLander() {
  const { t } = useTranslation('landers');
  const { text_fields: fields } = useSettings();
  return (
    <MemberLander
      title={(name) => t('member.more', { name })}
      arrangement="album"
      renderMore={(profile) => {
        const words = fields.map((field) => profile.personal?.[field]).find((text) => text);
        return words ? <blockquote>{words}</blockquote> : null;
      }}
    />
  );
}
