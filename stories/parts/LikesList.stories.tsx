import { LikeButton } from '@meetcute/kit';
import { LikesList as LikesListParts, useLikesList } from '@meetcute/react/likes-list';
import type { LikesType } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandPart } from '@meetcute/storybook/brands';
import { withWorld, viewerOf } from '../world.ts';
import { sampleProfile } from './people.ts';

const ProfileCard = await brandPart('ProfileCard');

/** One of the three lists of likes, rendered as a brand might. */
function Likes({ type }: { type: LikesType }) {
  const list = useLikesList(type);
  if (list.isPending) return <p>One moment…</p>;
  if (list.retry) return <button onClick={list.retry}>Try again</button>;
  if (list.isEmpty) return <p>Nobody yet.</p>;
  return (
    <LikesListParts.Root
      list={list}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1.5rem 1rem' }}
    >
      {list.entries.map((entry) => (
        <LikesListParts.Item key={entry.profile.id} entry={entry}>
          {({ isNew }) => (
            <ProfileCard
              profile={entry.profile}
              href="#"
              mark={isNew ? 'New' : undefined}
              actions={<LikeButton profile={entry.profile} />}
            />
          )}
        </LikesListParts.Item>
      ))}
    </LikesListParts.Root>
  );
}

const names = { marit: 'Marit', jonas: 'Jonas', sanne: 'Sanne' };

/** Adds likes: Marit and Jonas (fictional and new) like the viewer; the viewer likes Marit and Sanne. */
function liking(world: World): void {
  const viewerId = viewerOf(world).profile.id;
  const [existingMember] = [...world.members.values()];
  for (const [id, name] of Object.entries(names)) {
    world.members.set(id, {
      ...existingMember!,
      profile: sampleProfile({ id, name, fictional: id === 'jonas' }),
    });
  }
  const time = world.now().toISOString();
  world.likes = [
    { from: 'marit', to: viewerId, at: time, isNew: false },
    { from: 'jonas', to: viewerId, at: time, isNew: true },
    { from: viewerId, to: 'marit', at: time, isNew: true },
    { from: viewerId, to: 'sanne', at: time, isNew: true },
  ];
}

const entries = (list: HTMLElement) =>
  within(list)
    .getAllByRole('article')
    .map(({ ariaLabel }) => ariaLabel);

/** Unstyled list of received, sent or mutual likes. Available separately from `@meetcute/react/likes-list`. */
const meta = {
  title: 'Parts/LikesList',
  component: Likes,
  tags: ['autodocs'],
  args: { type: 'received' },
  parameters: { world: withWorld(liking) },
} satisfies Meta<typeof Likes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists new received likes first. */
export const Received: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t('likes:types.received') });
    await expect(entries(list)).toEqual(['Jonas', 'Marit']);
    await expect(list.querySelectorAll('[data-new]')).toHaveLength(1);
    await expect(within(list).getByText(t('common:fictional.label'))).toBeVisible();
  },
};

/** Removes an unliked member from the sent likes immediately. */
export const Sent: Story = {
  args: { type: 'sent' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: t('likes:types.sent') });
    await userEvent.click(within(list).getByRole('button', { name: t('likes:like', { name: 'Sanne' }) }));
    await expect(entries(list)).toEqual(['Marit']);
  },
};

export const Mutual: Story = {
  args: { type: 'mutual' },
  play: async ({ canvas }) => {
    await expect(entries(await canvas.findByRole('list', { name: t('likes:types.mutual') }))).toEqual([
      'Marit',
    ]);
  },
};

export const None: Story = {
  args: { type: 'mutual' },
  parameters: { world: withWorld((world) => void (world.likes = [])) },
};

/** Waits while the likes load. */
export const OnTheirWay: Story = {
  name: 'Loading',
  tags: ['fault'],
  parameters: { world: withWorld(liking, { faults: { getLikes: { kind: 'hang' } } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One moment…')).toBeVisible();
  },
};

/** Offers a retry when the likes fail to load. */
export const Failed: Story = {
  tags: ['fault'],
  parameters: {
    mark: 'button',
    world: withWorld(liking, { faults: { getLikes: { kind: 'error', code: 'server_error' } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.queryByRole('list', { name: t('likes:types.received') })).toBeNull();
  },
};

/** Shows the likes after a retry. */
export const Retried: Story = {
  name: 'After a retry',
  tags: ['fault'],
  parameters: {
    world: withWorld(liking, { faults: { getLikes: { kind: 'error', code: 'server_error', times: 1 } } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('list', { name: t('likes:types.received') });
  },
};
