import type { Profile } from '@meetcute/contract';
import { expect, test, vi } from 'vitest';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';
import { useLocationLabel } from '../format/useLocationLabel.ts';
import { LanguageBadge } from '../language-badge/LanguageBadge.tsx';
import { LikeButtonConnected } from '../like-button/LikeButtonConnected.tsx';
import { ProfileCardRoot } from '../profile-card/ProfileCardRoot.tsx';
import { draw } from '../testing/draw.tsx';
import { profileWith } from '../testing/fixtures.ts';

const Place = ({ profile }: { profile: Profile }) => useLocationLabel(profile);

test.each([
  ['LanguageBadge', 'language', undefined, (profile: Profile) => <LanguageBadge profile={profile} />],
  ['LanguageBadge', 'language', 'Dutch', (profile: Profile) => <LanguageBadge profile={profile} />],
  ['useLocationLabel', 'country', 'Netherlands', (profile: Profile) => <Place profile={profile} />],
  ['ProfileCard.Root', 'fictional', undefined, (profile: Profile) => <ProfileCardRoot profile={profile} />],
  ['FictionalLabel', 'fictional', 'yes', (profile: Profile) => <FictionalLabel profile={profile} />],
  ['LikeButton.Connected', 'id', 11, (profile: Profile) => <LikeButtonConnected profile={profile} />],
])('%s names the field %s with the value %o', (part, field, value, make) => {
  // React reports each thrown error to the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const profile = { ...profileWith(), [field]: value } as Profile;
  const valueText = value === undefined ? 'undefined' : JSON.stringify(value);
  expect(() => draw(make(profile))).toThrow(
    `${part} received a profile whose field '${field}' is ${valueText}`,
  );
});
