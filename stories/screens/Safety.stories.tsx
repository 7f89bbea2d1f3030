import type { Profile } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { CHAT, partner, addConversation } from '../conversations.ts';
import { withWorld, limitSearchResults, viewerOf, others, world } from '../world.ts';
import {
  bottomOf,
  dialog,
  expectClosed,
  expectOneRow,
  hasBlocked,
  openChatMenu,
  openSafety,
  press,
} from '../safety.ts';

const meta = { title: 'Screens/Service/Report and block' } satisfies Meta;
export default meta;

const NAME = 'Marit';

/** Returns the member of these stories, who has photos and a mutual like with the viewer. */
function person(): Profile {
  return [...world().members.values()].find(({ profile }) => profile.name === NAME)!.profile;
}

/** World parameter that names the member and adds likes in both directions. */
const arranged = withWorld((of) => {
  const found = others(of).find(({ fictional, images }) => !fictional && images.length > 1)!;
  found.name = NAME;
  const own = viewerOf(of).profile.id;
  const at = of.now().toISOString();
  of.likes = [
    { from: found.id, to: own, at, isNew: false },
    { from: own, to: found.id, at, isNew: false },
  ];
});

const likes = (options: ScreenOptions = {}): StoryObj =>
  screen('likes', {
    ...options,
    world: { ...arranged, ...options.world },
    globals: { viewer: 'paid', ...options.globals },
  });

const cards = (root: HTMLElement) => root.querySelectorAll('main article');

/** Opens the report form. */
async function openReport(): Promise<void> {
  await openSafety(NAME);
  await press(`Report ${NAME}`);
}

const choose = async (name: string) => userEvent.click((await dialog()).getByRole('radio', { name }));

export const Choice: StoryObj = {
  name: 'Explains report and block, opened from a card',
  ...likes({
    play: async () => {
      await openSafety(NAME);
      const { getByRole, getByText } = await dialog();
      await expect(getByRole('button', { name: `Report ${NAME}` })).toBeVisible();
      const tips = getByRole('link', { name: 'Safety tips (new tab)' });
      await expect(tips).toHaveAttribute('href', '/pages/safety');
      await expect(getByText(`Tell us what happened. ${NAME} won’t know it was you.`)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(expectClosed);
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`Report or block ${NAME}`));
    },
  }),
};

export const ChoiceInNocturne: StoryObj = {
  name: 'Choice in nocturne and German, on a phone',
  ...likes({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: `${NAME} melden oder blockieren` }));
      await expect(await (await dialog()).findByText('Ihr seht euch dann nirgends mehr.')).toBeVisible();
    },
  }),
};

export const BlockQuestion: StoryObj = {
  name: 'Asks for confirmation before blocking and explains how to undo it',
  ...likes({
    play: async () => {
      await openSafety(NAME);
      await press(`Block ${NAME}`);
      const { getByText } = await dialog();
      await expect(getByText(/will vanish for each other at once/)).toBeVisible();
      await expect(getByText(/You can undo it any time/)).toBeVisible();
    },
  }),
};

export const Blocked: StoryObj = {
  name: 'Removes a blocked member from the list and explains how to undo it',
  ...likes({
    play: async ({ canvasElement }) => {
      await openSafety(NAME);
      const { id } = person();
      await press(`Block ${NAME}`);
      await press(`Block ${NAME}`);
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
      await expect(await within(document.body).findByText(`${NAME} is blocked`)).toBeVisible();
      await expect(hasBlocked(id)).toBe(true);
      await waitFor(expectClosed);
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    },
  }),
};

/** Blocks the member, and waits for the error. */
async function failToBlock(): Promise<void> {
  await openSafety(NAME);
  await press(`Block ${NAME}`);
  await press(`Block ${NAME}`);
  const { getByRole } = await dialog();
  await waitFor(() => expect(getByRole('alert')).not.toBeEmptyDOMElement());
}

export const BlockFails: StoryObj = {
  name: 'Shows an error when blocking fails and keeps the member visible',
  ...likes({
    world: { faults: { blockProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvasElement }) => {
      await failToBlock();
      await expect(cards(canvasElement)).toHaveLength(1);
    },
  }),
};

export const BlockedOnRetry: StoryObj = {
  name: 'Blocks a member on a retry',
  ...likes({
    world: { faults: { blockProfile: { kind: 'error', code: 'server_error', times: 2 } } },
    play: async ({ canvasElement }) => {
      await failToBlock();
      await press(`Block ${NAME}`);
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
    },
  }),
};

export const ReportForm: StoryObj = {
  name: 'Reports a member with a category, a photo and an optional text',
  ...likes({
    viewport: 'desktop',
    play: async () => {
      await openReport();
      const { getByRole, getByLabelText } = await dialog();
      const group = (name: string) => within(getByRole('radiogroup', { name }));
      await expect(group('What’s wrong?').getAllByRole('radio')).toHaveLength(6);
      const photo = group('Is it about a photo? (optional)');
      await expect(photo.getByRole('radio', { name: 'None' })).toBeChecked();
      await expect(getByLabelText('Tell us more (optional)')).toBeVisible();
      await expect(bottomOf(getByRole('button', { name: 'Send report' }))).toBeLessThan(innerHeight);
      await expectOneRow(photo.getAllByRole('radio', { name: /^Photo/ }));
    },
  }),
};

export const ReportNocturne: StoryObj = {
  name: 'Report in nocturne, light and Polish, on a phone',
  ...likes({
    globals: { template: 'nocturne', scheme: 'light', language: 'pl' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Zgłoś lub zablokuj: ${NAME}` }));
      await press(`Zgłoś: ${NAME}`);
      const { findByText, getAllByRole } = await dialog();
      await expect(await findByText('Co jest nie tak?')).toBeVisible();
      await expectOneRow(getAllByRole('radio', { name: /^Zdjęcie \d/ }));
    },
  }),
};

export const NothingChosen: StoryObj = {
  name: 'Focuses the category and sends nothing without one',
  ...likes({
    play: async () => {
      await openReport();
      await press('Send report');
      const { getByText, getAllByRole } = await dialog();
      await expect(getByText('Choose what’s wrong')).toBeVisible();
      await expect(getAllByRole('radio')[0]).toHaveFocus();
      await expect(world().reports).toEqual([]);
    },
  }),
};

export const Receipt: StoryObj = {
  name: 'Explains the next steps in the receipt and offers to block',
  ...likes({
    play: async ({ canvasElement }) => {
      await openReport();
      await choose('Asks for money or sends suspicious links');
      const { getByLabelText, findByText, getByRole } = await dialog();
      const { id, images } = person();
      await choose('Photo 2');
      await userEvent.type(getByLabelText('Tell us more (optional)'), 'Two different people.');
      await press('Send report');
      await expect(await findByText(/Someone from our team looks at it/)).toBeVisible();
      await expect(world().reports).toMatchObject([
        { profile: id, category: 'scam', image: images[1]!.id, text: 'Two different people.' },
      ]);
      await expect(await findByText(new RegExp(world().reports[0]!.receipt))).toBeVisible();
      await waitFor(() => expect(getByRole('button', { name: `Block ${NAME} too` })).toHaveFocus());
      await press(`Block ${NAME} too`);
      await press(`Block ${NAME}`);
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
    },
  }),
};

/** Sends a report, and waits for the error. */
async function failToReport(): Promise<void> {
  await openReport();
  await choose('Something else');
  await press('Send report');
  await expect(await (await dialog()).findByText(/in 2 minutes/)).toBeVisible();
}

const refused = { kind: 'error', code: 'too_many_requests', retryAfter: 120 } as const;

export const ReportFails: StoryObj = {
  name: 'Keeps the input when reporting fails',
  ...likes({
    world: { faults: { report: refused } },
    play: async () => {
      await failToReport();
      const { getByRole } = await dialog();
      await expect(getByRole('radio', { name: 'Something else' })).toBeChecked();
      await expect(getByRole('button', { name: 'Send report' })).toBeEnabled();
    },
  }),
};

export const ReportedOnRetry: StoryObj = {
  name: 'Sends the report on a retry',
  ...likes({
    world: { faults: { report: { ...refused, times: 1 } } },
    play: async () => {
      await failToReport();
      await press('Send report');
      await expect(await (await dialog()).findByText(/Someone from our team looks at it/)).toBeVisible();
      await expect(world().reports).toHaveLength(1);
    },
  }),
};

export const FromTheChat: StoryObj = {
  name: 'Offers messages as evidence, and returns to the chats after blocking',
  ...screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withWorld((of) => void addConversation(of)),
    globals: { viewer: 'paid' },
    play: async ({ canvas }) => {
      const { id, name } = partner(world());
      await canvas.findByText('So nearly every weekend.');
      await openChatMenu(name);
      await press(`Report ${name}`);
      const { getByLabelText, findByText } = await dialog();
      const messages = getByLabelText('Show us a message (optional)');
      const theirs = world()
        .conversations.get(CHAT)!
        .messages.filter(({ sender }) => sender === id);
      await expect(within(messages).getAllByRole('option')).toHaveLength(theirs.length + 1);
      await userEvent.selectOptions(messages, theirs[0]!.id);
      await choose('Insults, threats or harassment');
      await press('Send report');
      await findByText(/Someone from our team looks at it/);
      await expect(world().reports).toMatchObject([{ message: theirs[0]!.id }]);
      await press(`Block ${name} too`);
      await press(`Block ${name}`);
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Report or block/ })).toBeNull());
      // The list beside the conversation has the same heading until the page changes.
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Chats/ })).toBeVisible());
    },
  }),
};

export const FromTheSearch: StoryObj = {
  name: 'Removes a blocked member from the results and their count',
  ...screen('members', {
    globals: { viewer: 'paid' },
    world: withWorld((of) => {
      limitSearchResults(of, 3);
      viewerOf(of).lastFilters = noFilters;
    }),
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(3));
      await expect(await canvas.findByText('3 people')).toBeVisible();
      const [{ name }] = others(world()) as [Profile];
      await openSafety(name);
      await press(`Block ${name}`);
      await press(`Block ${name}`);
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(2));
      await expect(await canvas.findByText('2 people')).toBeVisible();
      await waitFor(expectClosed);
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    },
  }),
};

export const Visitor: StoryObj = {
  name: 'Renders no report or block buttons for a visitor',
  ...screen('members', {
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(canvas.queryByRole('button', { name: /^Report or block/ })).toBeNull();
    },
  }),
};
