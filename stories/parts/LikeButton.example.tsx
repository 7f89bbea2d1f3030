import type { Profile } from '@meetcute/contract';
import { LikeButton } from '@meetcute/kit/like-button';
import { LikeButton as LikeButtonParts } from '@meetcute/react/like-button';
import { useState } from 'react';

export const Example = ({ profile }: { profile: Profile }) => <LikeButton profile={profile} />;

/** Without styles. It sends the like, shows it at once, and reverts it after a failure. */
export const Heart = ({ profile }: { profile: Profile }) => (
  <LikeButtonParts.Connected profile={profile} className="heart">
    {({ isSelected }) => (isSelected ? '♥' : '♡')}
  </LikeButtonParts.Connected>
);

/** With a state of your own, for a page without the member API. */
export function OwnState({ profile }: { profile: Profile }) {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <LikeButtonParts.Root name={profile.name} isSelected={isLiked} onChange={setIsLiked}>
      {isLiked ? '♥' : '♡'}
    </LikeButtonParts.Root>
  );
}
