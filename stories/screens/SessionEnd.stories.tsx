import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { logIn as enter } from '@meetcute/mocks';
import { screen } from '../../.storybook/screen.ts';
import { password } from '../account.ts';
import { viewerOf, others, world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Login/End of a session' } satisfies Meta;
export default meta;

async function logIn(canvas: Canvas, email: string) {
  await userEvent.type(await canvas.findByLabelText('Email address'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

export const EndedElsewhere: StoryObj = {
  name: 'Opens the login when the session ends elsewhere, and keeps the input',
  ...screen('notifications', {
    globals: { viewer: 'paid' },
    play: async ({ canvas }) => {
      const { email } = viewerOf(world());
      await userEvent.type(await canvas.findByLabelText('New email address'), 'new.address@example.com');
      await userEvent.type(canvas.getByLabelText('Your password'), 'x');
      world().sessions.clear();
      await userEvent.click(canvas.getByRole('button', { name: /Send the link/ }));
      await heading(canvas, 'Welcome back');
      await canvas.findByText(/What you were writing is still there/);
      await logIn(canvas, email);
      await heading(canvas, 'Notifications');
      await expect(canvas.getByLabelText('New email address')).toHaveValue('new.address@example.com');
      await expect(canvas.getByLabelText('Your password')).toHaveValue('');
    },
  }),
};

export const SwitchedElsewhere: StoryObj = {
  name: 'Hides the input from another member, and restores it for its author',
  ...screen('notifications', {
    globals: { viewer: 'paid' },
    play: async ({ canvas }) => {
      const { email, profile } = viewerOf(world());
      const [next] = others(world());
      await userEvent.type(await canvas.findByLabelText('New email address'), 'new.address@example.com');
      await userEvent.type(canvas.getByLabelText('Your password'), password);
      world().members.get(next!.id)!.password = password;
      enter(world(), next!.id);
      await userEvent.click(canvas.getByRole('button', { name: /Send the link/ }));
      await heading(canvas, 'Welcome back');
      await canvas.findByText(/What you were writing is still there/);
      await expect([...world().mailed.values()].map(({ to }) => to)).not.toContain('new.address@example.com');
      world().members.get(profile.id)!.password = password;
      await logIn(canvas, email);
      await heading(canvas, 'Notifications');
      await expect(canvas.getByLabelText('New email address')).toHaveValue('new.address@example.com');
    },
  }),
};

export const EndedInNocturne: StoryObj = {
  name: 'Login after an ended session, in nocturne, dark and Dutch, on a phone',
  ...screen('notifications', {
    globals: { viewer: 'paid', template: 'nocturne', scheme: 'dark', language: 'nl' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Nieuw e-mailadres'), 'new.address@example.com');
      await userEvent.type(canvas.getByLabelText('Je wachtwoord'), 'x');
      world().sessions.clear();
      await userEvent.click(canvas.getByRole('button', { name: 'Link sturen' }));
      await canvas.findByText(/Wat je aan het schrijven was, staat er nog/);
    },
  }),
};

export const LeftInAnotherTab: StoryObj = {
  name: 'Logs out in all tabs without an explanation',
  ...screen('likes', {
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      const { id } = viewerOf(world()).profile;
      await heading(canvas, 'Likes');
      const otherTab = new BroadcastChannel('meetcute-session');
      // Repeats the message until the page has subscribed.
      await waitFor(async () => {
        otherTab.postMessage(id);
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
      });
      otherTab.close();
      await expect(canvas.queryByText(/your session ended/)).toBeNull();
    },
  }),
};

export const Staying: StoryObj = {
  name: 'Returns to the open page after the login',
  ...screen('pages-service', {
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await heading(canvas, 'Customer service');
      const [login] = canvas.getAllByRole('link', { name: 'Log in' });
      await userEvent.click(login!);
      await heading(canvas, 'Welcome back');
      await logIn(canvas, 'demo.anna@example.com');
      await heading(canvas, 'Customer service');
    },
  }),
};

export const Leaving: StoryObj = {
  name: 'Links to account and logout from every page',
  ...screen('members', {
    globals: { viewer: 'paid' },
    play: async ({ canvas }) => {
      await userEvent.click((await canvas.findAllByRole('link', { name: 'My account' }))[0]!);
      await heading(canvas, 'My account');
      await userEvent.click(canvas.getAllByRole('button', { name: 'Log out' })[0]!);
      await heading(canvas, 'Welcome back');
      await expect(canvas.queryByText(/your session ended/)).toBeNull();
    },
  }),
};
