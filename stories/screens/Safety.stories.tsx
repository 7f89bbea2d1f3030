import type { Profile } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { anything, fromNow, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { CHAT, partner, addConversation } from '../conversations.ts';
import { withWorld, limitSearchResults, viewerOf, others, currentWorld } from '../world.ts';
import {
  bottomOf,
  chooseOnCard,
  dialog,
  expectClosed,
  expectOneRow,
  hasBlocked,
  openCardMenu,
  openChatMenu,
  openSafety,
  press,
} from '../safety.ts';

const meta = { title: 'Screens/Service/Report and block' } satisfies Meta;
export default meta;

const NAME = 'Marit';

/** Returns the member of these stories, who has photos and a mutual like with the viewer. */
function person(): Profile {
  return [...currentWorld().members.values()].find(({ profile }) => profile.name === NAME)!.profile;
}

/** World parameter that names the member and adds likes in both directions. */
const arrangedWorld = withWorld((world) => {
  const profile = others(world).find(({ fictional, images }) => !fictional && images.length > 1)!;
  profile.name = NAME;
  const viewerId = viewerOf(world).profile.id;
  const time = world.now().toISOString();
  world.likes = [
    { from: profile.id, to: viewerId, at: time, isNew: false },
    { from: viewerId, to: profile.id, at: time, isNew: false },
  ];
});

const likes = (options: ScreenOptions = {}): StoryObj =>
  screen('likes', {
    ...options,
    world: { ...arrangedWorld, ...options.world },
  });

const cards = (root: HTMLElement) => root.querySelectorAll('main article');

const photoName = () => matching(t('safety:report.photoNumber', { number: anything }));

/** Opens the report form. */
async function openReport(): Promise<void> {
  await chooseOnCard('report', NAME);
}

const choose = async (name: string) => userEvent.click((await dialog()).getByRole('radio', { name }));

/** Explains report and block, opened from a profile. */
export const Choice: StoryObj = {
  name: 'Report or block',
  tags: ['legal'],
  ...screen('members-memberId', {
    params: { memberId: 'marit' },
    world: withWorld((world) => {
      const [other] = others(world);
      const member = world.members.get(other!.id);
      world.members.set('marit', { ...member!, profile: { ...other!, id: 'marit', name: NAME } });
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 });
      await openSafety(NAME);
      const { getByRole, getByText } = await dialog();
      await expect(getByRole('button', { name: t('safety:choose.report', { name: NAME }) })).toBeVisible();
      const tips = getByRole('link', { name: t('safety:choose.tips') });
      await expect(tips).toHaveAttribute('href', '/pages/safety');
      await expect(getByText(t('safety:choose.reportHint', { name: NAME }))).toBeVisible();
      await expect(getByText(t('safety:choose.blockHint'))).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(expectClosed);
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(t('common:safety.open', { name: NAME })),
      );
    },
  }),
};

/** Opens a menu from a card, by keyboard too, and returns the focus to its button. */
export const CardMenu: StoryObj = {
  name: 'Menu of a card',
  tags: ['legal'],
  ...likes({
    play: async () => {
      const name = t('common:safety.open', { name: NAME });
      const menu = await openCardMenu(NAME);
      const [report, block] = menu.getAllByRole('menuitem');
      await waitFor(() => expect(report).toHaveFocus());
      await expect(report).toHaveAccessibleName(t('safety:choose.report', { name: NAME }));
      await userEvent.keyboard('{ArrowDown}');
      await expect(block).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await press(t('safety:cancel'));
      await waitFor(expectClosed);
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
      await openCardMenu(NAME);
    },
  }),
};

/** Asks for confirmation before blocking and explains how to undo it. */
export const BlockQuestion: StoryObj = {
  name: 'Confirm a block',
  ...likes({
    play: async () => {
      await chooseOnCard('block', NAME);
      const { getByText } = await dialog();
      await expect(getByText(t('safety:block.text', { name: NAME }))).toBeVisible();
      await expect(getByText(t('safety:block.undo'))).toBeVisible();
    },
  }),
};

/** Removes a blocked member from the list and explains how to undo it. */
export const Blocked: StoryObj = {
  ...likes({
    play: async ({ canvasElement }) => {
      const { id } = person();
      await chooseOnCard('block', NAME);
      await press(t('safety:block.confirm', { name: NAME }));
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
      await expect(
        await within(document.body).findByText(t('safety:block.done', { name: NAME })),
      ).toBeVisible();
      await expect(within(document.body).getByRole('link', { name: t('safety:block.list') })).toHaveAttribute(
        'href',
        '/account#blocked',
      );
      await expect(hasBlocked(id)).toBe(true);
      await waitFor(expectClosed);
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    },
  }),
};

/** Blocks the member, and waits for the error. */
async function failToBlock(): Promise<void> {
  await chooseOnCard('block', NAME);
  await press(t('safety:block.confirm', { name: NAME }));
  const { getByRole } = await dialog();
  await waitFor(() => expect(getByRole('alert')).not.toBeEmptyDOMElement());
}

/** Shows an error when blocking fails and keeps the member visible. */
export const BlockFails: StoryObj = {
  name: 'Block failed',
  tags: ['fault'],
  ...likes({
    world: { faults: { blockProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvasElement }) => {
      await failToBlock();
      await expect(cards(canvasElement)).toHaveLength(1);
    },
  }),
};

/** Blocks a member on a retry. */
export const BlockedOnRetry: StoryObj = {
  name: 'Blocked on retry',
  tags: ['fault'],
  ...likes({
    world: { faults: { blockProfile: { kind: 'error', code: 'server_error', times: 2 } } },
    play: async ({ canvasElement }) => {
      await failToBlock();
      await press(t('safety:block.confirm', { name: NAME }));
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
    },
  }),
};

/** Reports a member with a category, a photo and an optional text. */
export const ReportForm: StoryObj = {
  name: 'Report a member',
  tags: ['legal'],
  ...likes({
    fixed: 'The whole form fits the window of a desktop. Open Report a member on a phone to see it narrow.',
    viewport: 'desktop',
    play: async () => {
      await openReport();
      const { getByRole, getByLabelText } = await dialog();
      const group = (name: string) => within(getByRole('radiogroup', { name }));
      await expect(group(t('safety:report.category')).getAllByRole('radio')).toHaveLength(6);
      const photo = group(t('safety:report.photo'));
      await expect(photo.getByRole('radio', { name: t('safety:report.noPhoto') })).toBeChecked();
      await expect(getByLabelText(t('safety:report.text'))).toBeVisible();
      await expect(bottomOf(getByRole('button', { name: t('safety:report.send') }))).toBeLessThan(
        innerHeight,
      );
      await expectOneRow(photo.getAllByRole('radio', { name: photoName() }));
    },
  }),
};

/** Shows the photos of a report side by side on a phone. */
export const ReportFormOnAPhone: StoryObj = {
  name: 'Report a member on a phone',
  tags: ['legal'],
  ...likes({
    fixed: 'A phone has the least room for the photos. Open Report a member to see it wide.',
    viewport: 'phone',
    play: async () => {
      await openReport();
      const { findByText, getAllByRole } = await dialog();
      await expect(await findByText(t('safety:report.category'))).toBeVisible();
      await expectOneRow(getAllByRole('radio', { name: photoName() }));
    },
  }),
};

/** Focuses the category and sends nothing without one. */
export const NothingChosen: StoryObj = {
  name: 'No category chosen',
  tags: ['legal'],
  ...likes({
    play: async () => {
      await openReport();
      await press(t('safety:report.send'));
      const { getByText, getAllByRole } = await dialog();
      await expect(getByText(t('safety:report.categoryMissing'))).toBeVisible();
      await expect(getAllByRole('radio')[0]).toHaveFocus();
      await expect(currentWorld().reports).toEqual([]);
    },
  }),
};

/** Explains the next steps in the receipt and offers to block. */
export const Receipt: StoryObj = {
  tags: ['legal'],
  ...likes({
    play: async ({ canvasElement }) => {
      await openReport();
      await choose(t('safety:categories.scam'));
      const { getByLabelText, findByText, getByRole } = await dialog();
      const { id, images } = person();
      await choose(t('safety:report.photoNumber', { number: 2 }));
      await userEvent.type(getByLabelText(t('safety:report.text')), 'Two different people.');
      await press(t('safety:report.send'));
      await expect(await findByText(t('safety:receipt.next'))).toBeVisible();
      await expect(currentWorld().reports).toMatchObject([
        { profile: id, category: 'scam', image: images[1]!.id, text: 'Two different people.' },
      ]);
      await expect(await findByText(new RegExp(currentWorld().reports[0]!.receipt))).toBeVisible();
      await waitFor(() =>
        expect(getByRole('button', { name: t('safety:receipt.block', { name: NAME }) })).toHaveFocus(),
      );
      await press(t('safety:receipt.block', { name: NAME }));
      await press(t('safety:block.confirm', { name: NAME }));
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(0));
    },
  }),
};

/** Sends a report, and waits for the error. */
async function failToReport(): Promise<void> {
  await openReport();
  await choose(t('safety:categories.other'));
  await press(t('safety:report.send'));
  await expect(
    await (await dialog()).findByText(t('error:wait', { when: fromNow(2, 'minute') })),
  ).toBeVisible();
}

const refusal = { kind: 'error', code: 'too_many_requests', retryAfter: 120 } as const;

/** Keeps the input when reporting fails. */
export const ReportFails: StoryObj = {
  name: 'Report failed',
  tags: ['fault', 'legal'],
  ...likes({
    world: { faults: { report: refusal } },
    play: async () => {
      await failToReport();
      const { getByRole } = await dialog();
      await expect(getByRole('radio', { name: t('safety:categories.other') })).toBeChecked();
      await expect(getByRole('button', { name: t('safety:report.send') })).toBeEnabled();
    },
  }),
};

/** Sends the report on a retry. */
export const ReportedOnRetry: StoryObj = {
  name: 'Reported on retry',
  tags: ['fault', 'legal'],
  ...likes({
    world: { faults: { report: { ...refusal, times: 1 } } },
    play: async () => {
      await failToReport();
      await press(t('safety:report.send'));
      await expect(await (await dialog()).findByText(t('safety:receipt.next'))).toBeVisible();
      await expect(currentWorld().reports).toHaveLength(1);
    },
  }),
};

/** Offers messages as evidence, and returns to the chats after blocking. */
export const FromTheChat: StoryObj = {
  name: 'From a chat',
  tags: ['legal'],
  ...screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withWorld((world) => void addConversation(world)),
    play: async ({ canvas }) => {
      const { id, name } = partner(currentWorld());
      await canvas.findByText('So nearly every weekend.');
      await openChatMenu(name);
      await press(t('safety:choose.report', { name }));
      const { getByLabelText, findByText } = await dialog();
      const messages = getByLabelText(t('safety:report.message'));
      const theirs = currentWorld()
        .conversations.get(CHAT)!
        .messages.filter(({ sender }) => sender === id);
      await expect(within(messages).getAllByRole('option')).toHaveLength(theirs.length + 1);
      await userEvent.selectOptions(messages, theirs[0]!.id);
      await choose(t('safety:categories.harassment'));
      await press(t('safety:report.send'));
      await findByText(t('safety:receipt.next'));
      await expect(currentWorld().reports).toMatchObject([{ message: theirs[0]!.id }]);
      await press(t('safety:receipt.block', { name }));
      await press(t('safety:block.confirm', { name }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: t('common:safety.openChat', { name }) })).toBeNull(),
      );
      // The list beside the conversation has the same heading until the page changes.
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: t('chat:title') })).toBeVisible(),
      );
    },
  }),
};

/** Removes a blocked member from the results and their count. */
export const FromTheSearch: StoryObj = {
  name: 'From the search',
  ...screen('members', {
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      viewerOf(world).lastFilters = noFilters;
    }),
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(3));
      await expect(await canvas.findByText(t('search:count', { count: 3 }))).toBeVisible();
      const [{ name }] = others(currentWorld()) as [Profile];
      await chooseOnCard('block', name);
      await press(t('safety:block.confirm', { name }));
      await waitFor(() => expect(cards(canvasElement)).toHaveLength(2));
      await expect(await canvas.findByText(t('search:count', { count: 2 }))).toBeVisible();
      await waitFor(expectClosed);
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    },
  }),
};

/** Renders no report or block buttons for a visitor. */
export const Visitor: StoryObj = {
  ...screen('members', {
    fixed: 'Members can report and block. Open From the search to see their buttons.',
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(
        canvas.queryByRole('button', { name: matching(t('common:safety.open', { name: anything })) }),
      ).toBeNull();
    },
  }),
};
