import { anything, containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { initialGlobals, type ToolbarGlobals } from '@meetcute/storybook/toolbar';
import { CHAT, addConversation } from '../conversations.ts';
import { stopClock } from '../event-log/carry-out.ts';
import { LogStage, type Staged } from '../event-log/LogStage.tsx';
import { oneDay } from '../event-log/one-day.ts';
import { shownAfter, type Shown } from '../event-log/shown.ts';
import { withWorld } from '../world.ts';

/** A day of messaging as a log of moments, played with the controls above the page. */
const meta = { title: 'Flows/Conversation log' } satisfies Meta;
export default meta;

/** World parameter before the log: no credits, a stopped clock and one message. */
const initialWorld = withWorld((world) => {
  world.settings.message_credits = 0;
  stopClock(world);
  addConversation(world, { lines: [['them', 'See you at the hall one day!']] });
});

/** Returns a story of a screen with the controls that play the log. */
function createLogStory(story: StoryObj, { world = {}, ports = {} }: ScreenOptions = {}): StoryObj {
  return {
    ...story,
    parameters: { ...story.parameters, world, ports, hasOwnStage: true },
    render: (_, { globals, loaded, parameters }) => (
      <LogStage
        log={oneDay}
        globals={{ ...initialGlobals, ...globals } as ToolbarGlobals}
        world={world}
        ports={ports}
        screen={parameters.screen!}
        first={loaded as Staged}
      />
    ),
  };
}

// Uses selectors for repeated queries, because role queries on a whole page are slow.
const bar = (root: HTMLElement) => within(root.querySelector<HTMLElement>('[aria-label="Event log"]')!);
const press = (root: HTMLElement, name: string) => userEvent.click(bar(root).getByRole('button', { name }));
const scrub = (root: HTMLElement, step: number) =>
  fireEvent.change(bar(root).getByRole('slider', { name: 'Moment' }), { target: { value: step } });

const conversation = (root: HTMLElement) => root.querySelector('main [role="log"]');
const readTexts = (root: HTMLElement): string[] =>
  [...(conversation(root)?.querySelectorAll('[data-part="text"]') ?? [])]
    .map(({ textContent }) => textContent)
    .slice(1);

const banners = { offline: 'shell:offline', reconnecting: 'shell:reconnecting' } as const;

/** Returns the state that the page shows, in the shape of the expected one. */
const shownOn = (root: HTMLElement): Shown => {
  const words = root.textContent;
  const says = (part: string) => containing(part).test(words);
  const connection =
    (['offline', 'reconnecting'] as const).find((each) => says(t(banners[each]))) ?? 'online';
  return {
    messages: readTexts(root),
    waiting: conversation(root)?.querySelectorAll('[data-state="waiting"]').length ?? 0,
    isTyping: says(t('chat:conversation.typing', { name: anything })),
    connection,
    isGone: says(t('chat:conversation.goneTitle')),
  };
};

/** Returns the current step of the page. */
const readStep = (root: HTMLElement) =>
  Number(root.querySelector<HTMLElement>('[data-arrived]')?.dataset['arrived']);

/** Expects the page to show the state at a step. The timeout allows for replaying the whole day. */
async function isAt(root: HTMLElement, step: number): Promise<void> {
  await waitFor(() => expect(readStep(root)).toBe(step), { timeout: 60_000 });
  await waitFor(() => expect(shownOn(root)).toEqual(shownAfter(oneDay, step)));
}

const middle = oneDay.findIndex(({ kind }) => kind === 'online');

const plays: NonNullable<StoryObj['play']> = async ({ canvasElement: root }) => {
  await isAt(root, 0);
  await press(root, 'Step forward');
  await isAt(root, 1);
  await press(root, 'Play');
  await waitFor(() => expect(readStep(root)).toBeGreaterThan(1));
  await press(root, 'Pause');
  // Playback may have advanced before the pause.
  await isAt(root, Number(bar(root).getByRole<HTMLInputElement>('slider', { name: 'Moment' }).value));
  for (const step of [middle, 0, oneDay.length]) {
    await scrub(root, step);
    await isAt(root, step);
  }
};

/** Shows the state at each step of a day, forward and back. */
export const InAConversation: StoryObj = {
  name: 'In a conversation',
  ...createLogStory(screen('chats-chatId', { params: { chatId: CHAT }, play: plays }), {
    world: initialWorld,
  }),
};

/** Plays the same day in the list of chats. */
export const List: StoryObj = {
  name: 'In the chat list',
  ...createLogStory(screen('chats'), { world: initialWorld }),
};

/** Plays the same day on the page of notifications. */
export const Notifications: StoryObj = {
  name: 'On the notifications page',
  ...createLogStory(screen('notifications'), {
    world: initialWorld,
  }),
};
