import type { MessageReference } from '@meetcute/contract';
import { takeDown } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import { screen, screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ADDED_MEMBER, addMember } from '../add-member.ts';
import { addConversation, CHAT, partner, readyLine, type Line } from '../conversations.ts';
import { currentWorld, viewerOf, withWorld } from '../world.ts';

/** Messages that answer a photo or text of a profile, or another message. */
const meta = { title: 'Screens/Chats/Quotes' } satisfies Meta;
export default meta;

type World = ReturnType<typeof currentWorld>;
type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
type Queries = Pick<Canvas, 'findByText'>;

const BAKES = 'I bake bread that nobody dares to criticise.';

const lines: readonly Line[] = [
  ['me', 'Where did you take this?'],
  ['me', 'What kind of bread?'],
  ['them', 'Is that your own boat?'],
  ['them', 'Rye. It is very honest.'],
];

/** Adds a conversation in which the lines answer the photo and text of the other member, the viewer's photo, and a message. */
function addQuotes(world: World): void {
  const other = world.members.get(partner(world).id)!.profile;
  other.personal = { ...other.personal, about_me: BAKES };
  const viewer = viewerOf(world).profile;
  if (viewer.images.length === 0) viewer.images = [...other.images];
  const references: readonly MessageReference[] = [
    { kind: 'photo', id: other.images[0]!.id },
    { kind: 'text', id: 'about_me' },
    { kind: 'photo', id: viewer.images[0]!.id },
    { kind: 'message', id: '2' },
  ];
  const conversation = addConversation(world, { lines });
  conversation.messages = conversation.messages.map((message, index) => ({
    ...message,
    reference: references[index]!,
  }));
}

const chat = (change: (world: World) => void, options: ScreenOptions = {}): StoryObj =>
  screen('chats-chatId', { params: { chatId: CHAT }, world: withWorld(change), ...options });

const inLog = async (canvas: Canvas) => within(await canvas.findByRole('log'));

/** Shows above a message what it answers. */
export const Quotes: StoryObj = {
  name: 'Answers to a photo, a text and a message',
  ...chat(addQuotes, {
    play: async ({ canvas }) => {
      const log = await inLog(canvas);
      const { name } = partner(currentWorld());
      await expect(await log.findByText(t('chat:quote.photo', { name }))).toBeVisible();
      await expect(log.getByText(t('chat:quote.text', { name }))).toBeVisible();
      await expect(log.getByText(BAKES)).toBeVisible();
      await expect(log.getByText(t('chat:image.own'))).toBeVisible();
      await expect(log.getAllByText(lines[1]![1])).toHaveLength(2);
    },
  }),
};

/** Says that a photo, text or message is gone, once it was deleted or removed. */
export const Gone: StoryObj = {
  name: 'Answers to what is gone',
  ...chat(
    (world) => {
      addQuotes(world);
      const other = partner(world);
      takeDown(world, { kind: 'message', id: `${CHAT}/2` });
      takeDown(world, { kind: 'text', id: `${other.id}:about_me` });
      takeDown(world, { kind: 'photo', id: other.images[0]!.id });
      const [first, second, ...rest] = world.conversations.get(CHAT)!.messages;
      const text: MessageReference = { kind: 'text', id: 'about_me' };
      world.conversations.get(CHAT)!.messages = [first!, { ...second! }, ...rest].map((message) =>
        message.id === '3' ? { ...message, sender: viewerOf(world).profile.id, reference: text } : message,
      );
    },
    {
      play: async ({ canvas }) => {
        const log = await inLog(canvas);
        await expect(await log.findByText(t('chat:quote.gonePhoto'))).toBeVisible();
        await expect(await log.findByText(t('chat:quote.goneText'))).toBeVisible();
        await expect(log.getByText(t('chat:quote.goneMessage'))).toBeVisible();
        await expect(log.queryByText(BAKES)).toBeNull();
      },
    },
  ),
};

/** Says that a part can't be shown while nothing tells whether it still exists. */
export const Unavailable: StoryObj = {
  name: 'Answers to what does not load',
  tags: ['fault'],
  ...screen('chats-chatId', {
    params: { chatId: CHAT },
    world: {
      ...withWorld((world) => {
        addQuotes(world);
        world.members.get(partner(world).id)!.profile.images = [];
      }),
      faults: { getProfile: { kind: 'error', code: 'server_error' } },
    },
    play: async ({ canvas }) => {
      const log = await inLog(canvas);
      await expect(await log.findByText(t('chat:quote.unavailable'), {}, { timeout: 15_000 })).toBeVisible();
      await expect(log.queryByText(t('chat:quote.gonePhoto'))).toBeNull();
    },
  }),
};

/** Answers a message with the button beside it, also by keyboard. The quote can be left out. */
export const AnswerMessage: StoryObj = {
  name: 'Message answered',
  ...chat(
    (world) => {
      world.settings.message_credits = 0;
      addConversation(world, { lines });
    },
    {
      play: async ({ canvas, userEvent }) => {
        const field = await readyLine(canvas);
        const log = await inLog(canvas);
        const buttons = await log.findAllByRole('button', { name: t('chat:quote.answer') });
        await expect(buttons).toHaveLength(lines.length);
        buttons.at(-1)!.focus();
        await userEvent.keyboard('{ArrowUp}');
        await expect(buttons.at(-2)!).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveFocus();
        const remove = () => canvas.queryByRole('button', { name: t('chat:quote.remove') });
        await expect(remove()).toBeVisible();
        await userEvent.click(remove()!);
        await expect(remove()).toBeNull();
        await userEvent.click(buttons.at(-1)!);
        await userEvent.type(field, 'The boat is.');
        await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('chat:send')}`, 'u') }));
        await waitFor(() => expect(log.getAllByText(lines.at(-1)![1])).toHaveLength(2));
        await expect(remove()).toBeNull();
        await waitFor(() =>
          expect(currentWorld().conversations.get(CHAT)?.messages.at(-1)).toMatchObject({
            text: 'The boat is.',
            reference: { kind: 'message', id: '4' },
          }),
        );
      },
    },
  ),
};

/** Returns a story of a profile with a photo and a text, in which `open` presses the button of one of them. */
const createAnswerStory = (
  open: (canvas: Canvas) => Promise<HTMLElement>,
  expectQuote: (queries: Queries) => Promise<void>,
) =>
  screenAt(
    `/members/${ADDED_MEMBER}`,
    {
      viewer: 'member',
      world: withWorld((world) => {
        addMember(world, { personal: { about_me: BAKES } });
        world.settings.message_credits = 0;
      }),
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await open(canvas));
        const field = await canvas.findByRole('textbox', { name: t('common:messageTo', { name: 'Marit' }) });
        await expectQuote(canvas);
        await expect(canvas.getByRole('button', { name: t('chat:quote.remove') })).toBeVisible();
        await userEvent.type(field, 'Tell me more.');
        await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('chat:send')}`, 'u') }));
        await (await inLog(canvas)).findByText('Tell me more.');
        await expectQuote(await inLog(canvas));
        await expect(canvas.queryByRole('button', { name: t('chat:quote.remove') })).toBeNull();
      },
    },
    'members-memberId',
  );

/** Opens the chat from a photo of a profile, which the next message answers. */
export const AnswerProfile: StoryObj = {
  name: 'Photo of a profile answered',
  ...createAnswerStory(
    (canvas) => canvas.findByRole('button', { name: t('profile:answerPhoto') }),
    async (queries) =>
      expect(await queries.findByText(t('chat:quote.photo', { name: 'Marit' }))).toBeVisible(),
  ),
};

/** Opens the chat from a text of a profile, which the next message answers. */
export const AnswerText: StoryObj = {
  name: 'Text of a profile answered',
  ...createAnswerStory(
    (canvas) => canvas.findByRole('button', { name: new RegExp(`^${t('profile:answer')}: `, 'u') }),
    async (queries) => {
      await expect(await queries.findByText(t('chat:quote.text', { name: 'Marit' }))).toBeVisible();
      await expect(await queries.findByText(BAKES)).toBeVisible();
    },
  ),
};
