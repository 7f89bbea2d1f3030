import type { Profile } from '@meetcute/contract';
import { append, likeEntryOf, setFault, type World } from '@meetcute/mocks';
import { anything, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { ADDED_MEMBER, addMember } from '../add-member.ts';

/**
 * Celebrates a mutual like: two portraits come together in a dialog, which returns the focus to where it was. For a member
 * who types it is a notice that takes no focus, blocks nothing and is announced politely. Neither has an animation with
 * reduced motion, and both stay until they are closed or the page is left.
 */
const meta = { title: 'Flows/Mutual like' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const like = (world: World, sender: string, recipient: string) =>
  void world.likes.push({ from: sender, to: recipient, at: world.now().toISOString(), isNew: false });

interface MomentOptions extends ScreenOptions {
  profile?: Partial<Profile>;
  path?: string;
  /** Member whose like came first. Default: the other member. */
  first?: 'viewer';
}

/** Returns a story of a page with a member who likes the viewer, or whom the viewer likes. */
const page = ({
  profile,
  path = `/members/${ADDED_MEMBER}`,
  first,
  ...options
}: MomentOptions = {}): StoryObj =>
  screenAt(
    path,
    {
      ...options,
      world: withWorld((world) => {
        addMember(world, profile);
        const viewerId = viewerOf(world).profile.id;
        world.likes = [];
        if (first === 'viewer') like(world, viewerId, ADDED_MEMBER);
        else like(world, ADDED_MEMBER, viewerId);
      }),
    },
    path.startsWith('/likes') ? 'likes-type' : 'members-memberId',
  );

/** Makes the other member like the viewer, in an event. */
function likeBack(): void {
  const world = currentWorld();
  const viewer = viewerOf(world);
  like(world, ADDED_MEMBER, viewer.profile.id);
  append(world, viewer.profile.id, 'liked_by', likeEntryOf(world, world.likes.at(-1)!, viewer)!);
}

const heart = (canvas: Canvas, container: Element | null = null) =>
  container
    ? within(container as HTMLElement).findByRole('button', { name: t('likes:like', { name: 'Marit' }) })
    : canvas.findByRole('button', { name: t('likes:like', { name: 'Marit' }) });

const title = () => t('likes:mutual.title', { name: 'Marit' });
/** Resolves with the dialog once its animation has finished. */
const moment = async () => {
  const card = await within(document.body).findByRole('dialog', { name: title() });
  await waitFor(() => expect(card).toBeVisible());
  return card;
};
const shownMoment = () => document.querySelector('[data-part="mutual-like"]');

/** Expects that the dialog or notice, the portraits and the heart move for the same time along the same curve. */
async function expectOneMovement(): Promise<void> {
  const momentElement = shownMoment()!;
  const frame = momentElement.querySelector('[data-part="dialog"]') ?? momentElement;
  const parts = [frame, ...momentElement.querySelectorAll('[data-part="portraits"] > *')];
  await expect(parts).toHaveLength(4);
  const movements = parts.map((part) => {
    const { animationDuration, animationTimingFunction } = getComputedStyle(part);
    return `${animationDuration} ${animationTimingFunction}`;
  });
  await expect(new Set(movements).size).toBe(1);
}

const isMutual = () =>
  [ADDED_MEMBER, viewerOf(currentWorld()).profile.id].every((id) =>
    currentWorld().likes.some(({ from }) => from === id),
  );

/** Shows both portraits after liking back, offers to write, and returns the focus to the heart. */
export const OnAProfile: StoryObj = {
  name: 'Liked back',
  tags: ['full'],
  ...page({
    spec: ['likes.toggle-per-profile'],
    play: async ({ canvas }) => {
      const heartButton = await heart(canvas);
      await userEvent.click(heartButton);
      const card = await moment();
      await expect(isMutual()).toBe(true);
      await expectOneMovement();
      await waitFor(() => expect(card).toHaveFocus());
      await expect(
        within(card).getByRole('button', { name: t('common:messageTo', { name: 'Marit' }) }),
      ).toBeVisible();
      await userEvent.click(within(card).getByRole('button', { name: t('likes:mutual.keepLooking') }));
      await waitFor(() => expect(shownMoment()).toBeNull());
      await waitFor(() => expect(heartButton).toHaveFocus());
    },
  }),
};

/** Returns a story that leaves the dialog open, for visual review. */
const open = (options: MomentOptions = {}): StoryObj =>
  page({
    play: async ({ canvas }) => {
      const name = matching(t('likes:like', { name: anything }));
      await userEvent.click(await canvas.findByRole('button', { name }));
      await waitFor(() => expect(shownMoment()).toBeVisible());
    },
    ...options,
  });

/** Stays open until it is closed. */
export const Open: StoryObj = { name: 'Open', ...open() };

/** Shows the longest name below both portraits. */
export const LongestNameInPolish: StoryObj = {
  name: 'Longest name',
  ...open({
    fixed: 'Long words are a matter of narrow screens. Open “Open” to see another width.',
    viewport: 'phone',
    profile: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) },
  }),
};

/** Labels a fictional profile. */
export const Fictional: StoryObj = {
  name: 'Fictional profile',
  tags: ['legal'],
  ...page({
    profile: { fictional: true },
    play: async ({ canvas }) => {
      await userEvent.click(await heart(canvas));
      await expect(within(await moment()).getByText(t('common:fictional.label'))).toBeVisible();
    },
  }),
};

/** Appears when the other member likes back during a profile visit. */
export const ByTheOther: StoryObj = {
  name: 'Liked back by the other',
  ...page({
    first: 'viewer',
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await heart(canvas)).toHaveAttribute('aria-pressed', 'true'));
      likeBack();
      await moment();
    },
  }),
};

/** Is a notice for a member who types, which leaves the focus and the typed text alone. */
export const WhileTyping: StoryObj = {
  name: 'Liked back while typing',
  ...page({
    first: 'viewer',
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await heart(canvas)).toHaveAttribute('aria-pressed', 'true'));
      const name = t('common:messageTo', { name: 'Marit' });
      await userEvent.click(canvas.getAllByRole('button', { name })[0]!);
      const line = await canvas.findByRole('textbox', { name });
      await userEvent.type(line, 'Shall we');
      likeBack();
      const notice = await canvas.findByRole('group', { name: title() });
      await waitFor(() => expect(notice).toBeVisible());
      await expectOneMovement();
      await expect(canvas.getAllByRole('status').map((each) => each.textContent)).toContain(title());
      await expect(line).toHaveFocus();
      await userEvent.keyboard(' meet?');
      await expect(line).toHaveValue('Shall we meet?');
      within(notice)
        .getByRole('button', { name: t('common:close') })
        .focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(shownMoment()).toBeNull());
      await expect(line).toHaveFocus();
    },
  }),
};

/** Appears on the likes page and opens the chat. */
export const AmongTheLikes: StoryObj = {
  name: 'Among the likes',
  ...page({
    path: '/likes/received',
    play: async ({ canvas }) => {
      const card = await canvas.findByRole('article', { name: 'Marit' });
      await userEvent.click(await heart(canvas, card));
      await userEvent.click(
        within(await moment()).getByRole('button', { name: t('common:messageTo', { name: 'Marit' }) }),
      );
      await canvas.findByRole('textbox', { name: t('common:messageTo', { name: 'Marit' }) });
      await expect(shownMoment()).toBeNull();
    },
  }),
};

/** Does not appear when the server rejects the like. */
export const NotTaken: StoryObj = {
  name: 'Like refused',
  tags: ['fault'],
  ...page({
    play: async ({ canvas }) => {
      setFault(currentWorld(), 'likeProfile', { kind: 'error', code: 'bad_request', times: 1 });
      await userEvent.click(await heart(canvas));
      await waitFor(() => expect(currentWorld().faults.get('likeProfile')).toEqual([]));
      await waitFor(async () => expect(await heart(canvas)).toHaveAttribute('aria-pressed', 'false'));
      await expect(shownMoment()).toBeNull();
    },
  }),
};
