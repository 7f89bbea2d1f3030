import type { World } from '@meetcute/mocks';
import { anything, containing, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { CHAT, removeConversations, partner, readyLine, addConversation } from '../conversations.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { cards } from '../search.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Flows/Birth date', tags: ['legal'] } satisfies Meta;
export default meta;

/** Returns a world parameter for a viewer without a date of birth. */
const withoutBirthDate = (change: (world: World) => void = () => undefined) =>
  withWorld((world) => {
    Object.assign(viewerOf(world).profile, { date_of_birth: null, age: null });
    world.likes = [];
    change(world);
  });

// The dialog is rendered outside the root of the story.
const page = within(document.body);
const question = () => page.findByRole('dialog', { name: t('shell:birthDate.title') });

/** Resolves with the like button of the first card. */
const firstHeart = async (canvas: Canvas) =>
  within((await cards(canvas))[0]!).getByRole('button', {
    name: matching(t('likes:like', { name: anything })),
  });

async function choose(dialog: HTMLElement, [month, day, year]: readonly [string, string, string]) {
  await userEvent.selectOptions(within(dialog).getByLabelText(t('common:month')), month);
  await userEvent.selectOptions(within(dialog).getByLabelText(t('common:day')), day);
  await userEvent.selectOptions(within(dialog).getByLabelText(t('common:year')), year);
}

const save = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: t('shell:birthDate.save') }));
const expectClosed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

/** Asks for the date of birth before a like, then saves the like. */
export const Like: StoryObj = {
  name: 'Before a like',
  ...screen('members', {
    world: withoutBirthDate(),
    play: async ({ canvas }) => {
      const heart = await firstHeart(canvas);
      await userEvent.click(heart);
      const dialog = await question();
      await expect(dialog).toHaveAccessibleDescription(containing(t('shell:birthDate.text', { minAge: 18 })));
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await choose(dialog, ['3', '14', '1992']);
      await expect(within(dialog).getByText(t('common:age', { count: 34 }))).toBeVisible();
      await save(dialog);
      await expectClosed();
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
      await waitFor(() => expect(heart).toHaveFocus());
      await waitFor(() => expect(currentWorld().likes).toHaveLength(1));
      await expect(viewerOf(currentWorld()).profile.date_of_birth).toBe('1992-03-14');
    },
  }),
};

/** Rejects a missing date and one under 18, and saves no like. */
export const TooYoung: StoryObj = {
  name: 'Missing and too young',
  ...screen('members', {
    world: withoutBirthDate(),
    spec: ['dob.no-placeholder-parts', 'dob.min-age'],
    play: async ({ canvas }) => {
      const heart = await firstHeart(canvas);
      await userEvent.click(heart);
      const dialog = await question();
      await save(dialog);
      await expect(await within(dialog).findByText(t('shell:birthDate.missing'))).toBeVisible();
      const words = t('shell:birthDate.error', { minAge: 18 });
      await expect(within(dialog).queryByText(words)).toBeNull();
      await expect(within(dialog).getAllByRole('combobox')[0]).toHaveFocus();
      const latest = String(currentWorld().now().getUTCFullYear() - 18);
      await choose(dialog, ['12', '31', latest]);
      await save(dialog);
      await expect(within(dialog).getByText(words)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(heart).toHaveFocus());
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expect(currentWorld().likes).toHaveLength(0);
    },
  }),
};

/** Asks when only the server knows that the date is missing, and repeats the like. */
export const OnlyTheServerKnows: StoryObj = {
  name: 'Known to be missing by the server',
  tags: ['fault'],
  ...screen('members', {
    world: {
      ...withWorld((world) => void (world.likes = [])),
      faults: { likeProfile: { kind: 'error', code: 'birth_date_missing', times: 2 } },
    },
    play: async ({ canvas }) => {
      const heart = await firstHeart(canvas);
      await userEvent.click(heart);
      const dialog = await question();
      await choose(dialog, ['3', '14', '1992']);
      await save(dialog);
      await expectClosed();
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
      await waitFor(() => expect(currentWorld().likes).toHaveLength(1));
    },
  }),
};

const memberId = 'story-friend';

/** World parameter with a member without a conversation with the viewer. */
const withStranger = withoutBirthDate((world) => {
  const friend = world.members.get(partner(world).id)!;
  world.members.set(memberId, { ...friend, profile: { ...friend.profile, id: memberId } });
  removeConversations(world);
});

/** Asks for the date before a chat, and continues with it. */
export const Chat: StoryObj = {
  name: 'Before a chat',
  ...screen('members-memberId-chat', {
    params: { memberId },
    viewer: 'member',
    world: withStranger,
    play: async ({ canvas }) => {
      const dialog = await question();
      await userEvent.click(within(dialog).getByRole('button', { name: t('shell:birthDate.cancel') }));
      await expectClosed();
      await expect(canvas.getByRole('heading', { level: 2, name: t('shell:birthDate.title') })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('shell:birthDate.enter') }));
      const again = await question();
      await choose(again, ['3', '14', '1992']);
      await save(again);
      const { name } = currentWorld().members.get(memberId)!.profile;
      await expect(
        await canvas.findByRole('heading', {
          name: containing(t('chat:conversation.helloTitle', { name })),
        }),
      ).toBeVisible();
    },
  }),
};

/** Keeps a first reply until the date of birth is entered. */
export const Message: StoryObj = {
  name: 'Before a reply',
  ...screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withoutBirthDate((world) => {
      viewerOf(world).credits = 10;
      addConversation(world, { lines: [['them', 'Hi! Which hall do you go to?']] });
    }),
    play: async ({ canvas }) => {
      await userEvent.type(await readyLine(canvas), 'The old factory.{Enter}');
      await userEvent.click(
        within(await question()).getByRole('button', { name: t('shell:birthDate.cancel') }),
      );
      await expectClosed();
      await expect(canvas.getByText('The old factory.')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
      const dialog = await question();
      await choose(dialog, ['3', '14', '1992']);
      await save(dialog);
      await waitFor(() => expect(currentWorld().conversations.get(CHAT)!.messages).toHaveLength(2));
      await waitFor(() => expect(canvas.queryByText(t('chat:notSent'))).toBeNull());
    },
  }),
};

/** Asks for the date of birth in a dialog above the page. */
export const OpenDialog: StoryObj = {
  name: 'Open dialog',
  ...screen('members', {
    world: withoutBirthDate(),
    play: async ({ canvas }) => {
      await userEvent.click(await firstHeart(canvas));
      await expect(await question()).toBeVisible();
    },
  }),
};
