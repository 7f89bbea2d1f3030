import type { DeskWorld } from '@meetcute/mocks/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { deskOnStage, deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Staff' } satisfies Meta;
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

export const List: StoryObj = deskStory({ path, role: 'admin', change: addSam }, async ({ canvas }) => {
  await expect(await canvas.findByText('Moderator · Linden Lane · active')).toBeVisible();
  await expect(canvas.getByText('Admin · Every site · active')).toBeVisible();
});

export const Dark: StoryObj = deskStory(
  { path, role: 'admin', scheme: 'dark', change: addSam },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sam' });
  },
);

export const Added: StoryObj = {
  name: 'Somebody is added, with a link',
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

export const Account: StoryObj = {
  name: 'Another role, and every site',
  ...deskStory({ path: '/staff/sam', role: 'admin', change: addSam }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Admin/ }));
    await userEvent.click(canvas.getByLabelText('Every site'));
    await userEvent.click(canvas.getByRole('button', { name: 'Store' }));
    await expect(await canvas.findByText(/Role and sites are stored/)).toBeVisible();
    await expect(sam()).toMatchObject({ role: 'admin', sites: null });
  }),
};

export const OfOneSite: StoryObj = {
  name: 'An admin of one site gives no other',
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
      await expect(await canvas.findByText('sam@example.com')).toBeVisible();
      await expect(canvas.queryByLabelText('Every site')).toBeNull();
    },
  ),
};

export const AccountDark: StoryObj = deskStory(
  { path: '/staff/sam', role: 'admin', scheme: 'dark', change: addSam },
  async ({ canvas }) => {
    await canvas.findByText('sam@example.com');
  },
);

export const DisabledAndReset: StoryObj = {
  name: 'Disabled, and reset',
  ...deskStory({ path: '/staff/sam', role: 'admin', change: addSam }, async ({ canvas, userEvent }) => {
    const confirm = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const dialog = await screen.findByRole('alertdialog');
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

export const LastAdmin: StoryObj = {
  name: 'The last admin stays',
  ...deskStory({ path: '/staff/robin', role: 'admin', change: addSam }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Moderator/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Store' }));
    await expect(await canvas.findByText(/A site would have no admin left/)).toBeVisible();
    await expect(deskOnStage().staff[0]?.role).toBe('admin');
  }),
};

export const RefusedRole: StoryObj = {
  name: 'A moderator is refused',
  ...deskStory({ path }, async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role does not include this page/)).toBeVisible();
  }),
};
