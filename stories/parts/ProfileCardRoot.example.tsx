import type { Profile } from '@meetcute/contract';
import { useLocationLabel } from '@meetcute/react/format';
import { ProfileCard, useCardProfile } from '@meetcute/react/profile-card';

function Place() {
  const place = useLocationLabel(useCardProfile());
  return place && <p>{place}</p>;
}

export const Example = ({ profile }: { profile: Profile }) => (
  <ProfileCard.Root profile={profile} className={({ isOnline }) => (isOnline ? 'card card-online' : 'card')}>
    {({ isOnline }) => (
      <>
        <h3>
          <a href={`/members/${profile.id}`}>{profile.name}</a>
        </h3>
        {isOnline && <p>Online now</p>}
        <Place />
      </>
    )}
  </ProfileCard.Root>
);
