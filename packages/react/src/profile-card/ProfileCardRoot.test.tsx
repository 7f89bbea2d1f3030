import type { Profile } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { describeFictionalLabel } from '../testing/describe-fictional-label.tsx';
import { draw } from '../testing/draw.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { ProfileCardRoot, useCardProfile } from './ProfileCardRoot.tsx';

const card = (profile: Profile, props: RootProps = {}) => <ProfileCardRoot {...props} profile={profile} />;
const cardOf =
  (changes: Partial<Profile>): MakePart =>
  (props) =>
    card(profileWith(changes), props);

describeConformance('ProfileCardRoot', cardOf({}), {
  tag: 'article',
  states: {
    'a real member who is offline': {
      make: cardOf({}),
      state: { isFictional: false, isOnline: false },
      data: {},
    },
    'a fictional profile': {
      make: cardOf({ fictional: true }),
      state: { isFictional: true, isOnline: false },
      data: { fictional: 'true' },
    },
    'a member who is online': {
      make: cardOf({ online: true }),
      state: { isFictional: false, isOnline: true },
      data: { online: 'true' },
    },
  },
});

describeFictionalLabel('ProfileCardRoot', (fictional, props) => card(profileWith({ fictional }), props));

const Name = () => <b>{useCardProfile().name}</b>;

test('names the card after its member and provides the profile to its parts', () => {
  const root = draw(card(profileWith(), { children: <Name /> }));
  expect([root.ariaLabel, root.textContent]).toEqual(['Robin', 'Robin']);
});
