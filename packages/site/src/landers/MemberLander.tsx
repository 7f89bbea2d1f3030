import { useCampaignProfile } from '@meetcute/react';
import type { Profile } from '@meetcute/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from '../router/index.ts';
import { useSlot } from '../template/context.ts';
import type { LanderFrameProps } from '../template/slots.ts';
import { Lander } from './Lander.tsx';
import { MemberStage, type MemberStageProps } from './MemberStage.tsx';

/** Props of `MemberLander`. */
export interface MemberLanderProps extends Pick<MemberStageProps, 'arrangement'> {
  /** Returns the heading for the member's name. */
  title: (name: string) => string;
  /** Place of the picture in the frame. Default: beside. */
  frame?: LanderFrameProps['arrangement'];
  /** Renders content below the introduction. Default: none. */
  renderMore?: (profile: Profile) => ReactNode;
}

/** Landing page of one member. Says so if the profile is no longer there. */
export function MemberLander({
  title,
  frame = 'beside',
  arrangement = 'portrait',
  renderMore,
}: MemberLanderProps) {
  const { t } = useTranslation('landers');
  const Scene = useSlot('LanderScene');
  const { memberId = null } = useParams();
  const profile = useCampaignProfile(memberId);
  if (!profile)
    return (
      <Lander
        title={t('member.gone')}
        lead={t('member.goneLead')}
        arrangement={frame}
        stage={<Scene scene="mosaic" />}
      />
    );
  return (
    <Lander
      title={title(profile.name)}
      lead={t('member.lead', { name: profile.name })}
      arrangement={frame}
      campaign={profile}
      stage={<MemberStage profile={profile} arrangement={arrangement} />}
      more={renderMore?.(profile)}
    />
  );
}
