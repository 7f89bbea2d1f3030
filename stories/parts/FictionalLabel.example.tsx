import type { Profile } from '@meetcute/contract';
import { MemberProfile } from '@meetcute/react/profile';
import { FictionalLabel } from '@meetcute/react/profile-card';

/** The label renders nothing for a real member. */
export const Example = ({ profile }: { profile: Profile }) => (
  <p>
    {profile.name} <FictionalLabel profile={profile} />
  </p>
);

/** A member outside of cards. The part renders the label after its children. */
export const Head = ({ profile }: { profile: Profile }) => (
  <MemberProfile.Root profile={profile} as="header">
    <h1>{profile.name}</h1>
  </MemberProfile.Root>
);
