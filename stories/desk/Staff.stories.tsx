import type { DeskWorld } from '@meetcute/mocks/desk';
import { within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOnStage, deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Staff', tags: ['desk'] } satisfies Meta;
export default meta;

const path = '/staff';

function addSam(world: DeskWorld): void {
  world.staff.push({
    id: 'sam',
    name: 'Sam',
    email: 'sam@example.com',
    role: 'moderator',
    sites: ['classic'],
    state: 'active',
    created_at: '2026-05-01T09:00:00.000Z',
  });
}

const sam = () => deskOnStage().staff.find(({ id }) => id === 'sam');

/** Lists accounts with role, sites and state. */
export const List: StoryObj = deskStory({ path, role: 'admin', change: addSam }, async ({ canvas }) => {
  await expect(await canvas.findByText('Moderator · Linden Lane · active')).toBeVisible();
  await expect(canvas.getByText('Admin · Every site · active')).toBeVisible();
});

/** Lists accounts in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory(
  { path, role: 'admin', scheme: 'dark', change: addSam },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sam' });
  },
);

/** Adds somebody with a site, and shows the link to set the account up. */
export const Added: StoryObj = {
  name: 'Account added',
  ...deskStory({ path, role: 'admin' }, async ({ canvas, userEvent }) => {
    const submit = async () => userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.type(await canvas.findByLabelText('Name'), 'Robin');
    await userEvent.type(canvas.getByLabelText('Mail address'), 'kim@example.com');
    await submit();
    await expect(await canvas.findByText('Choose at least one site.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Velvet Hour'));
    await submit();
    await expect(await canvas.findByText(/has this address or this name/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Name'), 'Kim');
    await submit();
    await expect(await canvas.findByText(/set-up#a-new-set-up-token$/)).toBeVisible();
    await expect(await canvas.findByText('Moderator · Velvet Hour · set-up open')).toBeVisible();
  }),
};

/** Changes the role of an account, and gives it every site. */
export const Account: StoryObj = {
  name: 'Role and sites',
  ...deskStory({ path: '/staff/sam', role: 'admin', change: addSam }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Admin/ }));
    await userEvent.click(canvas.getByLabelText('Every site'));
    await userEvent.click(canvas.getByRole('button', { name: 'Store' }));
    await expect(await canvas.findByText(/Role and sites are stored/)).toBeVisible();
    await expect(sam()).toMatchObject({ role: 'admin', sites: null });
  }),
};

/** Lets an admin of one site give no other. */
export const OfOneSite: StoryObj = {
  name: 'Admin of one site',
  ...deskStory(
    {
      path,
      role: 'admin',
      change: (world) => {
        addSam(world);
        world.account.staff.sites = world.account.staff.sites.filter(({ id }) => id === 'classic');
        for (const account of world.staff) account.sites = ['classic'];
      },
    },
    async ({ canvas, userEvent }) => {
      await expect(await canvas.findByLabelText('Linden Lane')).toBeVisible();
      await expect(canvas.queryByLabelText('Every site')).toBeNull();
      await userEvent.click(canvas.getByRole('link', { name: 'Sam' }));
      // The list that this page replaces has the address, too.
      await canvas.findByRole('heading', { name: 'Sam' });
      await expect(await canvas.findByText('sam@example.com')).toBeVisible();
      await expect(canvas.queryByLabelText('Every site')).toBeNull();
    },
  ),
};

/** Shows an account in the dark scheme, which the toolbar does not change at the desk. */
export const AccountDark: StoryObj = {
  name: 'Role and sites, dark',
  ...deskStory({ path: '/staff/sam', role: 'admin', scheme: 'dark', change: addSam }, async ({ canvas }) => {
    await canvas.findByText('sam@example.com');
  }),
};

/** Disables an account, and resets its password and second factor. */
export const DisabledAndReset: StoryObj = {
  name: 'Disabled, and reset',
  ...deskStory({ path: '/staff/sam', role: 'admin', change: addSam }, async ({ canvas, userEvent }) => {
    const confirm = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = await within(document.body).findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name }));
    };
    await confirm('Disable the account');
    await expect(await canvas.findByText(/The account is disabled/)).toBeVisible();
    await expect(sam()?.state).toBe('disabled');
    await confirm('Reset password and second factor');
    await expect(await canvas.findByText(/set-up#a-new-set-up-token$/)).toBeVisible();
    await expect(sam()?.state).toBe('invited');
  }),
};

/** Keeps the last admin of a site. */
export const LastAdmin: StoryObj = {
  name: 'Last admin',
  ...deskStory({ path: '/staff/robin', role: 'admin', change: addSam }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Moderator/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Store' }));
    await expect(await canvas.findByText(/A site would have no admin left/)).toBeVisible();
    await expect(deskOnStage().staff[0]?.role).toBe('admin');
  }),
};

/** Refuses the page to a moderator. */
export const RefusedRole: StoryObj = {
  name: 'Moderator',
  ...deskStory({ path }, async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role does not include this page/)).toBeVisible();
  }),
};
