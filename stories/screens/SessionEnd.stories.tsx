import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { logIn as enter } from '@meetcute/mocks';
import { containing, t } from '@meetcute/storybook';
import { screen } from '@meetcute/storybook/screen';
import { openAccountMenu, password } from '../account.ts';
import { viewerOf, others, currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Login/End of a session' } satisfies Meta;
export default meta;

async function logIn(canvas: Canvas, email: string) {
  await userEvent.type(await canvas.findByLabelText(t('login:email')), email);
  await userEvent.type(canvas.getByLabelText(t('login:password')), password);
  await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
}

/** Opens the login when the session ends elsewhere, and keeps the input. */
export const EndedElsewhere: StoryObj = {
  name: 'Ended elsewhere',
  ...screen('notifications', {
    play: async ({ canvas }) => {
      const { email } = viewerOf(currentWorld());
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:change.open') }));
      await userEvent.type(
        await canvas.findByLabelText(t('notifications:change.email')),
        'new.address@example.com',
      );
      await userEvent.type(canvas.getByLabelText(t('notifications:change.password')), 'x');
      currentWorld().sessions.clear();
      await userEvent.click(
        canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }),
      );
      await heading(canvas, t('login:title'));
      await canvas.findByText(t('login:ended'));
      await logIn(canvas, email);
      await heading(canvas, t('notifications:title'));
      await expect(await canvas.findByLabelText(t('notifications:change.email'))).toHaveValue(
        'new.address@example.com',
      );
      await expect(canvas.getByLabelText(t('notifications:change.password'))).toHaveValue('');
    },
  }),
};

/** Hides the input from another member, and restores it for its author. */
export const SwitchedElsewhere: StoryObj = {
  name: 'Another member logged in',
  ...screen('notifications', {
    play: async ({ canvas }) => {
      const { email, profile } = viewerOf(currentWorld());
      const [next] = others(currentWorld());
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:change.open') }));
      await userEvent.type(
        await canvas.findByLabelText(t('notifications:change.email')),
        'new.address@example.com',
      );
      await userEvent.type(canvas.getByLabelText(t('notifications:change.password')), password);
      currentWorld().members.get(next!.id)!.password = password;
      enter(currentWorld(), next!.id);
      await userEvent.click(
        canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }),
      );
      await heading(canvas, t('login:title'));
      await canvas.findByText(t('login:ended'));
      await expect([...currentWorld().mailed.values()].map(({ to }) => to)).not.toContain(
        'new.address@example.com',
      );
      currentWorld().members.get(profile.id)!.password = password;
      await logIn(canvas, email);
      await heading(canvas, t('notifications:title'));
      await expect(await canvas.findByLabelText(t('notifications:change.email'))).toHaveValue(
        'new.address@example.com',
      );
    },
  }),
};

/** Says at the login that the session has ended. */
export const LoginAfterTheEnd: StoryObj = {
  name: 'Login after the end',
  ...screen('notifications', {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:change.open') }));
      await userEvent.type(
        await canvas.findByLabelText(t('notifications:change.email')),
        'new.address@example.com',
      );
      await userEvent.type(canvas.getByLabelText(t('notifications:change.password')), 'x');
      currentWorld().sessions.clear();
      await userEvent.click(
        canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }),
      );
      await expect(await canvas.findByText(t('login:ended'))).toBeVisible();
    },
  }),
};

/** Logs out in all tabs without an explanation. */
export const LeftInAnotherTab: StoryObj = {
  name: 'Logged out in another tab',
  ...screen('likes', {
    play: async ({ canvas }) => {
      const { id } = viewerOf(currentWorld()).profile;
      await heading(canvas, t('likes:title'));
      const otherTab = new BroadcastChannel('meetcute-session');
      // Repeats the message until the page has subscribed.
      await waitFor(async () => {
        otherTab.postMessage(id);
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('login:title'));
      });
      otherTab.close();
      await expect(canvas.queryByText(t('login:ended'))).toBeNull();
    },
  }),
};

/** Returns to the open page after the login. */
export const Staying: StoryObj = {
  name: 'Back to the open page',
  ...screen('pages-service', {
    play: async ({ canvas }) => {
      await heading(canvas, t('service:title'));
      const [login] = canvas.getAllByRole('link', { name: t('shell:login') });
      await userEvent.click(login!);
      await heading(canvas, t('login:title'));
      await logIn(canvas, 'demo.anna@example.com');
      await heading(canvas, t('service:title'));
    },
  }),
};

/** Leads to the account, and then logs out, from the menu of every page. */
export const Leaving: StoryObj = {
  name: 'Logged out',
  ...screen('members', {
    play: async ({ canvas }) => {
      await canvas.findAllByRole('button', { name: t('shell:account') });
      await expect(canvas.queryByRole('button', { name: t('shell:logout') })).toBeNull();
      await userEvent.click((await openAccountMenu(canvas)).getByRole('link', { name: t('shell:account') }));
      await heading(canvas, t('account:title'));
      await userEvent.click((await openAccountMenu(canvas)).getByRole('button', { name: t('shell:logout') }));
      await heading(canvas, t('login:title'));
      await expect(canvas.queryByText(t('login:ended'))).toBeNull();
    },
  }),
};
