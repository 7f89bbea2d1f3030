import type { DeskWorld } from '@meetcute/mocks/desk';
import { within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOnStage, deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Members', tags: ['desk'] } satisfies Meta;
export default meta;

const path = '/members/classic/ben';
type Context = Parameters<NonNullable<StoryObj['play']>>[0];

async function act({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('radio', { name }));
  await userEvent.type(canvas.getByLabelText('Reason'), 'Sells things.');
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** Finds a member by name, and opens the page of the member. */
export const Search: StoryObj = deskStory({ path: '/members' }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Address, id or name'), 'ben{Enter}');
  await expect(await canvas.findByText('1 member')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Ben' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Ben' })).toHaveFocus();
});

/** Says that nobody was found. */
export const NobodyFound: StoryObj = {
  name: 'Nobody found',
  ...deskStory({ path: '/members?text=zoe' }, async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody was found')).toBeVisible();
  }),
};

/** Shows a member, with what can be done. */
export const Page: StoryObj = deskStory({ path }, async ({ canvas }) => {
  await expect(await canvas.findByText('ben@example.com')).toBeVisible();
  await expect(canvas.queryByRole('radio', { name: 'Lift every suspension' })).toBeNull();
});

/** Shows a member in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory({ path, scheme: 'dark' }, async ({ canvas }) => {
  await canvas.findByText('ben@example.com');
});

/** Asks what happens and why, and warns the member. */
export const Warned: StoryObj = deskStory({ path }, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Act' }));
  await expect(canvas.getByText('Choose what happens.')).toBeVisible();
  await expect(canvas.queryByRole('option', { name: 'Breaks nothing' })).toBeNull();
  await act(context, 'Warn');
  await expect(await canvas.findByText(/The member is warned/)).toBeVisible();
});

/** Bans a member after a question, and opens the account again. */
export const BannedAndLetBack: StoryObj = {
  name: 'Banned, and let back',
  ...deskStory({ path }, async (context) => {
    const { canvas, userEvent } = context;
    await act(context, 'Ban');
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Ban Ben?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
    await expect(await canvas.findByText('banned')).toBeVisible();
    await act(context, 'Lift every suspension');
    await expect(await canvas.findByText(/The account is open again/)).toBeVisible();
  }),
};

function addWallet(world: DeskWorld): void {
  const time = '2026-11-20T09:00:00.000Z';
  const none = { author: null, reason: null };
  world.wallets['classic/ben'] = [
    { id: 1, at: time, kind: 'payment', credits: 20, subject: 'order-7', ...none },
    { id: 2, at: time, kind: 'message', credits: -2, subject: 'k2m9/14', ...none },
    {
      id: 3,
      at: time,
      kind: 'correction',
      credits: 5,
      subject: 'c1',
      author: 'Ada',
      reason: 'A message was sent twice.',
    },
  ];
}

async function correct({ canvas, userEvent }: Context, direction: string, amount: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: direction }));
  await userEvent.type(canvas.getByLabelText('Number of credits'), amount);
  await userEvent.type(canvas.getByLabelText('Reason for the ledger'), 'Charged twice.');
  await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
}

/** Lets an admin correct the credits, with a reason in the ledger. */
export const CreditsOfAdmin: StoryObj = {
  name: 'Credits corrected',
  ...deskStory({ path, role: 'admin', change: addWallet }, async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('23 credits')).toBeVisible();
    await correct(context, 'Take away', '3');
    await expect(await canvas.findByText(/The credits are corrected/)).toBeVisible();
    await expect(await canvas.findByText('20 credits')).toBeVisible();
    const [newest] = within(canvas.getByRole('list', { name: 'Changes of the credits' })).getAllByRole(
      'listitem',
    );
    await expect(newest).toHaveTextContent(/Correction.*-3.*Charged twice\..*by Robin/);
    await expect(canvas.getByLabelText('Number of credits')).toHaveValue('');
  }),
};

/** Shows the credits in the dark scheme, which the toolbar does not change at the desk. */
export const CreditsDark: StoryObj = {
  name: 'Credits, dark',
  ...deskStory({ path, role: 'admin', scheme: 'dark', change: addWallet }, async ({ canvas }) => {
    await canvas.findByText('23 credits');
  }),
};

/** Lets a moderator read the credits alone. */
export const CreditsOfModerator: StoryObj = {
  name: 'Credits for a moderator',
  ...deskStory({ path, change: addWallet }, async ({ canvas }) => {
    await expect(await canvas.findByText('A message was sent twice.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Correct the credits' })).toBeNull();
  }),
};

/** Says that the member has fewer credits, and keeps what was typed. */
export const TooFewCredits: StoryObj = {
  name: 'Too few credits',
  ...deskStory({ path, role: 'admin' }, async (context) => {
    await correct(context, 'Take away', '3');
    await expect(await context.canvas.findByText('Ben has fewer credits than that.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Reason for the ledger')).toHaveValue('Charged twice.');
  }),
};

/** Stores a correction once whose response was lost. */
export const CorrectedTwice: StoryObj = {
  name: 'Correction sent twice',
  tags: ['fault'],
  ...deskStory({ path, role: 'admin' }, async (context) => {
    const { canvas, userEvent } = context;
    const world = deskOnStage();
    world.faults['correctCredits'] = 'lost';
    await correct(context, 'Add', '5');
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible();
    delete world.faults['correctCredits'];
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText(/The credits are corrected/)).toBeVisible();
    await expect(canvas.getByText('5 credits')).toBeVisible();
    await expect(world.wallets['classic/ben']).toHaveLength(1);
  }),
};
