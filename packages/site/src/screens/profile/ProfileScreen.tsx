import type { Profile } from '@meetcute/contract';
import { Button, EmptyState, failedDrawing, PageColumn } from '@meetcute/kit';
import { useMember, useMarkLikeSeen } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useParams } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { BackLink } from './BackLink.tsx';
import { Photos } from './Photos.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** Marks the member's like as seen. Apart from the profile, which other likes would render again. */
function LikeSeen({ id }: { id: string }) {
  useMarkLikeSeen(id);
  return null;
}

function Member({ profile, asOf }: { profile: Profile; asOf: number }) {
  usePageTitle(profile.name);
  return (
    <ProfileFrame>
      <LikeSeen id={profile.id} />
      <Photos key={profile.id} profile={profile} back={<BackLink />} />
      <ProfileDetails profile={profile} asOf={asOf} />
    </ProfileFrame>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  usePageTitle(t('failed'));
  return (
    <PageColumn>
      <EmptyState
        isAlert
        level={1}
        drawing={failedDrawing}
        title={t('failed')}
        action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
      />
    </PageColumn>
  );
}

/** A member's profile: photos, details and actions (spec: route.members-memberid). */
export default function ProfileScreen() {
  const { memberId = '' } = useParams();
  const member = useMember(memberId);
  if (member.data) return <Member profile={member.data.profile} asOf={member.dataUpdatedAt} />;
  if (!member.error) return <ProfileSkeleton />;
  return <Failed onRetry={() => void member.refetch()} />;
}
