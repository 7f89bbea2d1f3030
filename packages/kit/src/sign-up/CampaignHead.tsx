import type { Profile } from '@meetcute/contract';
import { MemberProfile, useLocationLabel } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Photo } from '../photo/Photo.tsx';

const Frame = styled.header`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${vars.space[5]};
  align-items: center;
  overflow-wrap: anywhere;

  [data-part='fictional'] {
    display: inline-block;
    margin-block-start: ${vars.space[2]};
    padding: 0 ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.small};
  }
`;

/** Props of `CampaignHead`. */
export interface CampaignHeadProps {
  /** The advertised profile. */
  profile: Profile;
  /** Heading level. Default: 'h1'. */
  heading?: 'h1' | 'h2' | undefined;
  /** Introduction below the title. */
  lead: ReactNode;
}

/**
 * Head of step 0 for visitors of a campaign: photo and data of the advertised profile, with the label of
 * fictional profiles.
 */
export function CampaignHead({ profile, lead, heading: Heading = 'h1' }: CampaignHeadProps) {
  const { t } = useTranslation('signUp');
  const place = useLocationLabel(profile);
  const who = [profile.age, place].filter((part) => part !== null && part !== '').join(', ');
  return (
    <Frame>
      <Photo image={profile.main_image} alt="" shape="round" sizes="96px" isFirst />
      <div>
        <MemberProfile.Root profile={profile}>
          <Heading tabIndex={-1}>{t('campaign.title', { name: profile.name })}</Heading>
          {who && <p>{who}</p>}
        </MemberProfile.Root>
        <p data-part="lead">{lead}</p>
      </div>
    </Frame>
  );
}
