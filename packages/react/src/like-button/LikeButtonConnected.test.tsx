import { queryKeyOf } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { LikeButtonConnected } from './LikeButtonConnected.tsx';

const robin = profileWith({ id: 'robin' });
const like = { ...robin, like_new: false, did_like_profile: true, liked_at: '2026-11-20T12:00:00.000Z' };

/** Renders the button on a member's page with the given likes. */
const buttonWith =
  (likes: Partial<Likes>, profile = robin): MakePart =>
  (props: RootProps) => {
    const world = memberWorld();
    const [anybody] = [...world.members.values()];
    world.members.set(robin.id, { ...anybody!, profile: robin });
    const { Page, queryClient } = openPage(world);
    queryClient.setQueryData(queryKeyOf(calls.getLikes), { profiles: [], liked_by: [], ...likes });
    return (
      <Page>
        <LikeButtonConnected {...props} profile={profile} />
      </Page>
    );
  };

describeConformance('LikeButtonConnected', buttonWith({}), {
  tag: 'button',
  states: {
    'a profile that is not liked': {
      make: buttonWith({ liked_by: [like] }),
      state: { isSelected: false, isMutual: false },
      data: {},
    },
    'a liked profile': {
      make: buttonWith({ profiles: [like] }),
      state: { isSelected: true, isMutual: false },
      data: { selected: 'true' },
    },
    'a mutual like': {
      make: buttonWith({ profiles: [like], liked_by: [like] }),
      state: { isSelected: true, isMutual: true },
      data: { selected: 'true', mutual: 'true' },
    },
  },
});

test('renders a toggle button named after the member that responds at once', async () => {
  const button = draw(buttonWith({})({}));
  expect([button.ariaLabel, button.ariaPressed]).toEqual(['Like Robin', 'false']);
  fireEvent.click(button);
  await expect.poll(() => button.ariaPressed).toBe('true');
});

test('renders a pressed heart once, in the task of the press, and no other heart', async () => {
  const world = memberWorld();
  const [anybody] = [...world.members.values()];
  const profiles = ['robin', 'alex'].map((id) => profileWith({ id, name: id }));
  for (const profile of profiles) world.members.set(profile.id, { ...anybody!, profile });
  const { Page, queryClient } = openPage(world);
  queryClient.setQueryData(queryKeyOf(calls.getLikes), { profiles: [], liked_by: [] });
  const renderings: string[] = [];
  const { getByRole } = render(
    <Page>
      {profiles.map((profile) => (
        <LikeButtonConnected key={profile.id} profile={profile}>
          {({ isSelected }) => {
            renderings.push(`${profile.name} ${isSelected}`);
            return null;
          }}
        </LikeButtonConnected>
      ))}
    </Page>,
  );
  renderings.length = 0;
  fireEvent.click(getByRole('button', { name: 'Like robin' }));
  expect(renderings).toEqual(['robin true']);
  await expect.poll(() => world.likes.some(({ to }) => to === 'robin')).toBe(true);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(renderings).toEqual(['robin true']);
});

test('does not like when onClick prevents the default', () => {
  const button = draw(buttonWith({})({ onClick: (event) => event.preventDefault() }));
  fireEvent.click(button);
  expect(button.ariaPressed).toBe('false');
});

test('renders nothing for the viewer’s own profile', () => {
  const { profile } = viewerOf(memberWorld());
  expect(() => draw(buttonWith({}, profile)({}))).toThrow(/drew no element/);
});
