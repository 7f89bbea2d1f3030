import { setFault, type World } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';

const meta = { title: 'Screens/Profile/Liking' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

interface ProfileOptions extends ScreenOptions {
  change?: (world: World) => void;
}

const profile = ({ change, ...options }: ProfileOptions): StoryObj =>
  screenAt(
    `/members/${ID}`,
    {
      ...options,
      world: withWorld((world) => {
        addMember(world);
        change?.(world);
      }),
    },
    'members-memberId',
  );

const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^Marit/ });
const likeOf = (canvas: Canvas) => canvas.getByRole('button', { name: t('likes:like', { name: 'Marit' }) });

const isLiked = () =>
  currentWorld().likes.some(({ from, to }) => from === viewerOf(currentWorld()).profile.id && to === ID);

/** Toggles the like. */
export const LikeAndUnlike: StoryObj = {
  name: 'Liked and unliked',
  ...profile({
    spec: ['likes.toggle-per-profile'],
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(likeOf(canvas));
      await waitFor(() => expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'true'));
      await waitFor(() => expect(isLiked()).toBe(true));
      await userEvent.click(likeOf(canvas));
      await waitFor(() => expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'false'));
      await waitFor(() => expect(isLiked()).toBe(false));
    },
  }),
};

/** Rolls a failed like back without a message. */
export const LikeRolledBack: StoryObj = {
  name: 'Like fails',
  tags: ['fault'],
  ...profile({
    spec: ['error.like-failure-logged-only'],
    play: async ({ canvas, canvasElement }) => {
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      await heading(canvas);
      setFault(currentWorld(), 'likeProfile', { kind: 'error', code: 'bad_request', times: 1 });
      await userEvent.click(likeOf(canvas));
      await waitFor(() => expect(currentWorld().faults.get('likeProfile')).toEqual([]));
      await waitFor(() => expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'false'));
      await expect(isLiked()).toBe(false);
      await expect(alert).not.toHaveBeenCalled();
      await expect(canvasElement.ownerDocument.querySelector('[data-part="notice"]')).toBeNull();
    },
  }),
};

/** Rolls back a like that the limit refuses, and allows another try. */
export const LikeLimit: StoryObj = {
  name: 'Too many likes',
  tags: ['fault'],
  ...profile({
    spec: ['error.like-failure-logged-only'],
    play: async ({ canvas }) => {
      await heading(canvas);
      const fault = { kind: 'error', code: 'too_many_requests', retryAfter: 1200, times: 1 } as const;
      setFault(currentWorld(), 'likeProfile', fault);
      await userEvent.click(likeOf(canvas));
      await waitFor(() => expect(currentWorld().faults.get('likeProfile')).toEqual([]));
      await waitFor(() => expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'false'));
      await userEvent.click(likeOf(canvas));
      await waitFor(() => expect(isLiked()).toBe(true));
      await expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'true');
    },
  }),
};

/** Keeps the like when unliking fails. */
export const UnlikeRolledBack: StoryObj = {
  name: 'Unlike fails',
  tags: ['fault'],
  ...profile({
    spec: ['error.unlike-failure-logged-only'],
    change: (world) =>
      void world.likes.push({
        from: viewerOf(world).profile.id,
        to: ID,
        at: world.now().toISOString(),
        isNew: false,
      }),
    play: async ({ canvas, canvasElement }) => {
      const alert = spyOn(globalThis, 'alert').mockImplementation(() => undefined);
      await heading(canvas);
      await waitFor(() => expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'true'));
      setFault(currentWorld(), 'unlikeProfile', { kind: 'error', code: 'server_error', times: 1 });
      await userEvent.click(likeOf(canvas));
      await waitFor(() => expect(currentWorld().faults.get('unlikeProfile')).toEqual([]));
      await waitFor(() => expect(likeOf(canvas)).toHaveAttribute('aria-pressed', 'true'));
      await expect(isLiked()).toBe(true);
      await expect(alert).not.toHaveBeenCalled();
      await expect(canvasElement.ownerDocument.querySelector('[data-part="notice"]')).toBeNull();
    },
  }),
};
