import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { describeConformance, type RootProps } from '../testing/describeConformance.tsx';
import { describeFictionalLabel } from '../testing/describeFictionalLabel.tsx';
import { draw } from '../testing/draw.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { ProfileCardRoot, useCardProfile } from './ProfileCardRoot.tsx';

const card = (profile = profileWith(), props: RootProps = {}) => (
  <ProfileCardRoot {...props} profile={profile} />
);

describeConformance('ProfileCardRoot', (props) => card(profileWith(), props), {
  tag: 'article',
  states: {
    'a real member who is offline': { part: card(), data: {} },
    'a fictional profile': { part: card(profileWith({ fictional: true })), data: { fictional: 'true' } },
    'a member who is online': { part: card(profileWith({ online: true })), data: { online: 'true' } },
  },
});

describeFictionalLabel('ProfileCardRoot', (fictional, props) => card(profileWith({ fictional }), props));

afterEach(cleanup);

const Name = () => <b>{useCardProfile().name}</b>;

test('a card is named after its member, whom the parts in it know', () => {
  const root = draw(card(profileWith(), { children: <Name /> }));
  expect([root.ariaLabel, root.textContent]).toEqual(['Robin', 'Robin']);
});
