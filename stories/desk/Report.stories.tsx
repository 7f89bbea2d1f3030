import { addDeskComplaint, decideAtDesk } from '@meetcute/mocks/desk';
import { within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addAppeal, deskOnStage, deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Report', tags: ['desk'] } satisfies Meta;
export default meta;

const path = '/cases/classic/scam';
const FACTS = 'Asked two members for money.';
type Context = Parameters<NonNullable<StoryObj['play']>>[0];

async function fill({ canvas, userEvent }: Context, action: RegExp) {
  await userEvent.click(await canvas.findByRole('radio', { name: action }));
  await userEvent.selectOptions(canvas.getByLabelText('Ground'), 'Terms: use of the site');
  await userEvent.type(canvas.getByLabelText('Facts and reasons'), FACTS);
}

const store = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Store the decision' }));

/** Shows a report about a member, and asks for a decision. */
export const Page: StoryObj = deskStory({ path }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Report about Ben' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('link', { name: 'Members' })).not.toHaveAttribute('aria-current');
});

/** Shows a report in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory({ path, scheme: 'dark' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Decide' });
});

/** Shows a message in its words, and that the staff acted without a report. */
export const Message: StoryObj = {
  name: 'Reported message',
  ...deskStory({ path: '/cases/nocturne/message' }, async ({ canvas }) => {
    await expect(await canvas.findByText(/You will answer me/)).toBeVisible();
    await expect(canvas.getByText('Nobody: the staff acted without a report.')).toBeVisible();
  }),
};

/** Stores a decision, and shows it in place of the form. */
export const Decided: StoryObj = deskStory({ path }, async (context) => {
  await fill(context, /^Warn/);
  await store(context);
  const { canvas } = context;
  await expect(await canvas.findByText('The decision is stored. The server mails it.')).toBeVisible();
  await expect(canvas.getByText(/Warn · Terms: use of the site · by Robin/)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Decide' })).toBeNull();
});

/** Removes chosen texts of the profile. */
export const RemoveText: StoryObj = {
  name: 'Texts removed',
  ...deskStory(
    {
      path,
      change: ({ cases }) =>
        cases[0]?.content.push(
          { kind: 'name', id: 'ben:name', text: 'Ben Gold' },
          { kind: 'text', id: 'ben:about_me', text: 'Buy my gold' },
          { kind: 'text', id: 'ben:my_shop', text: 'Gold.example' },
          { kind: 'text', id: 'ben:city', text: 'Goldtown' },
        ),
    },
    async (context) => {
      const { canvas, userEvent } = context;
      await fill(context, /^Remove the content/);
      await store(context);
      await expect(canvas.getByText('Choose what is removed.')).toBeVisible();
      await expect(
        within(canvas.getByRole('group', { name: 'What is removed' })).getAllByRole('switch'),
      ).toHaveLength(4);
      for (const name of ['Name', 'About me', 'my shop', 'City'])
        await userEvent.click(canvas.getByRole('switch', { name }));
      await store(context);
      await expect(await canvas.findByText('The decision is stored. The server mails it.')).toBeVisible();
      await expect(deskOnStage().cases[0]?.content).toEqual([]);
    },
  ),
};

/** Removes content that a complaint names. */
export const Complaint: StoryObj = {
  name: 'Content of a complaint',
  ...deskStory(
    {
      path: '/cases/classic/shop',
      change: (world) => {
        addDeskComplaint(world, { site: 'classic', reference: 'shop' });
        world.texts['ben:about_me'] = 'Visit Kim’s shop';
      },
    },
    async (context) => {
      const { canvas, userEvent } = context;
      await fill(context, /^Remove the content/);
      await userEvent.type(canvas.getByLabelText('Content'), 'ben:about_me');
      await store(context);
      await expect(await canvas.findByText('The decision is stored. The server mails it.')).toBeVisible();
      await expect(deskOnStage().cases.at(-1)).toMatchObject({ about: 'Ben', state: 'decided' });
    },
  ),
};

/** Says what a decision lacks, and stores nothing. */
export const MissingFields: StoryObj = {
  name: 'Required fields',
  ...deskStory({ path }, async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /^Suspend/ }));
    await store(context);
    await expect(canvas.getByText('Give a day that is yet to come.')).toBeVisible();
    await expect(canvas.getByText('Give the reasons.')).toBeVisible();
    await expect(deskOnStage().cases[0]?.decisions).toEqual([]);
  }),
};

/** Asks again before a ban. */
export const Ban: StoryObj = {
  name: 'Ban',
  ...deskStory({ path }, async (context) => {
    await fill(context, /^Ban/);
    await store(context);
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Ban Ben?' });
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
    await expect(await context.canvas.findByText('banned')).toBeVisible();
  }),
};

/** Shows the decision of somebody else, and keeps what was typed. */
export const DecidedMeanwhile: StoryObj = {
  name: 'Decided meanwhile',
  ...deskStory({ path }, async (context) => {
    await fill(context, /^Warn/);
    const world = deskOnStage();
    const { account } = world;
    world.account = { ...account, staff: { ...account.staff, name: 'Ada' } };
    decideAtDesk(world, {
      site: 'classic',
      reference: 'scam',
      after: null,
      action: 'none',
      ground: 'none',
      facts: 'A joke between friends.',
      until: null,
    });
    world.account = account;
    await store(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/Somebody else has decided this meanwhile/)).toBeVisible();
    await expect(canvas.getByText(/by Ada/)).toBeVisible();
    // What was typed is not lost.
    await expect(canvas.getByText(FACTS)).toBeVisible();
  }),
};

/** Keeps what was typed when storing fails. */
export const StoringFailed: StoryObj = {
  name: 'Storing fails',
  tags: ['fault'],
  ...deskStory(
    { path, change: (world) => (world.faults['decideCase'] = 'server_error') },
    async (context) => {
      await fill(context, /^Warn/);
      await store(context);
      await expect(await context.canvas.findByText(/Nothing was stored/)).toBeVisible();
      await expect(context.canvas.getByLabelText('Facts and reasons')).toHaveValue(FACTS);
    },
  ),
};

/** Keeps what was typed over the end of a session. */
export const SessionEnded: StoryObj = {
  name: 'Session ended',
  tags: ['fault'],
  ...deskStory({ path }, async (context) => {
    await fill(context, /^Warn/);
    deskOnStage().session = 'none';
    await store(context);
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Mail address'), 'robin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a quiet lantern');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Code of your app'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByLabelText('Facts and reasons')).toHaveValue(FACTS);
  }),
};

/** Advises a moderator to leave an appeal against their decision to a colleague. */
export const OwnAppeal: StoryObj = {
  name: 'Appeal against one’s own decision',
  ...deskStory(
    { path: '/cases/classic/appealed', change: (world) => addAppeal(world, 'Robin') },
    async ({ canvas }) => {
      await expect(await canvas.findByText(/Somebody else should decide the appeal/)).toBeVisible();
      await expect(
        canvas.getByRole('heading', { name: 'Decide the appeal of the reported member' }),
      ).toBeVisible();
    },
  ),
};

/** Refuses a report of a site that is not the one of the staff. */
export const OtherSite: StoryObj = {
  name: 'Other site',
  ...deskStory({ path: '/cases/pelnia/scam' }, async ({ canvas }) => {
    await expect(await canvas.findByText(/belongs to a site that is not yours/)).toBeVisible();
  }),
};

/** Drops a file on an element. Returns whether the browser would open it in place of the page. */
function leavesPage(element: Element, file: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Leaves the page and its text in place when a file is dropped anywhere. */
export const DroppedFile: StoryObj = {
  name: 'File dropped',
  ...deskStory({ path }, async (context) => {
    await fill(context, /^Warn/);
    const { canvas } = context;
    const facts = canvas.getByLabelText('Facts and reasons');
    const places = [
      facts,
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('banner'),
      document.body,
    ];
    for (const place of places) {
      await expect(leavesPage(place, new File(['x'], 'proof.png', { type: 'image/png' }))).toBe(false);
      await expect(leavesPage(place, new File(['x'], 'letter.pdf', { type: 'application/pdf' }))).toBe(false);
    }
    await expect(facts).toHaveValue(FACTS);
  }),
};
