import { suspend, type Member, type World } from '@meetcute/mocks';
import { day, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Login/Page' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const login = (options: ScreenOptions): StoryObj => screen('login', options);

/** Returns the member of the demo who logs in. */
const findDemoMember = (world: World): Member =>
  [...world.members.values()].find(({ email }) => email.startsWith('demo.'))!;

async function logIn(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText(t('login:email')), findDemoMember(currentWorld()).email);
  await userEvent.type(canvas.getByLabelText(t('login:password')), password);
  await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
}

/** Enables the log-in once address and password are there. */
export const Visitor: StoryObj = {
  name: 'Required fields',
  ...login({
    spec: ['layout.four-layouts', 'shell.page-inside-layout'],
    play: async ({ canvas, canvasElement }) => {
      const submit = await canvas.findByRole('button', { name: t('login:submit') });
      await expect(canvasElement.querySelector('[data-layout=default] main h1')).toBeVisible();
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText(t('login:email')), findDemoMember(currentWorld()).email);
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'x');
      await expect(submit).not.toHaveAttribute('aria-disabled');
    },
  }),
};

/** Shows what is missing on a press. */
export const Incomplete: StoryObj = {
  name: 'Missing fields',
  ...login({
    play: async ({ canvas }) => {
      const submit = await canvas.findByRole('button', { name: t('login:submit') });
      const email = canvas.getByLabelText(t('login:email'));
      await userEvent.click(submit);
      await expect(await canvas.findByText(t('validation:required.email'))).toBeVisible();
      await expect(canvas.getByText(t('validation:required.currentPassword'))).toBeVisible();
      await waitFor(() => expect(email).toHaveFocus());
      await userEvent.keyboard(findDemoMember(currentWorld()).email);
      await userEvent.click(submit);
      await waitFor(() => expect(canvas.getByLabelText(t('login:password'))).toHaveFocus());
      await expect(currentWorld().browserSession).toBeNull();
    },
  }),
};

/** Logs in with what a password manager filled without events. */
export const FilledByAProgram: StoryObj = {
  name: 'Filled by a password manager',
  ...login({
    play: async ({ canvas }) => {
      const submit = await canvas.findByRole('button', { name: t('login:submit') });
      canvas.getByLabelText<HTMLInputElement>(t('login:email')).value = findDemoMember(currentWorld()).email;
      canvas.getByLabelText<HTMLInputElement>(t('login:password')).value = 'meetcute-demo';
      await userEvent.click(submit);
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
    },
  }),
};

/** Opens the search after the login. */
export const Succeeds: StoryObj = {
  name: 'Logged in',
  ...login({
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
      await expect(currentWorld().browserSession).not.toBeNull();
    },
  }),
};

/** Shows an error for a wrong password, keeps the input and starts no session. */
export const WrongLogin: StoryObj = {
  name: 'Wrong password',
  tags: ['fault'],
  ...login({
    play: async ({ canvas }) => {
      await logIn(canvas, 'wrong');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('error:code.wrong_login')));
      await expect(canvas.getByLabelText(t('login:email'))).toHaveValue(findDemoMember(currentWorld()).email);
      await expect(canvas.getByLabelText(t('login:password'))).toHaveValue('wrong');
      await expect(currentWorld().browserSession).toBeNull();
    },
  }),
};

/** Tells a suspended member until when, and where to write to. */
export const Suspended: StoryObj = {
  tags: ['legal'],
  ...login({
    world: withWorld((world) => suspend(world, findDemoMember(world), new Date('2030-12-24T00:00:00Z'))),
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          t('login:suspended.until', { date: day('2030-12-24') }),
        ),
      );
      await expect(canvas.getByRole('link', { name: t('login:suspended.write') })).toHaveAttribute(
        'href',
        '/complaints',
      );
    },
  }),
};

/** Tells a banned member that the account is closed. */
export const Banned: StoryObj = {
  tags: ['legal'],
  ...login({
    world: withWorld((world) => suspend(world, findDemoMember(world), null)),
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('login:suspended.closed')));
    },
  }),
};

/** Shows an error while offline and offers a retry. */
export const Offline: StoryObj = {
  tags: ['fault'],
  ...login({
    fixed: 'This visitor is offline. Open Wrong password for another network.',
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('error:offline')));
      await expect(canvas.getByRole('button', { name: t('login:submit') })).toBeEnabled();
    },
  }),
};

/** Returns to the requested page after the login. */
export const Redirected: StoryObj = {
  name: 'Requested page after the login',
  ...screenAt(
    '/likes/sent',
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: t('login:title') });
        await logIn(canvas, 'meetcute-demo');
        await canvas.findByRole('heading', { level: 1, name: t('shell:likes') });
        await expect(canvas.getByRole('link', { name: t('likes:types.sent') })).toHaveAttribute(
          'aria-current',
          'page',
        );
      },
    },
    'login',
  ),
};

/** Keeps the input while logging in. */
export const Pending: StoryObj = {
  name: 'Login in progress',
  tags: ['fault'],
  ...login({
    world: { faults: { login: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText(t('login:email')), 'robin@example.com');
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'a quiet lantern');
      const button = canvas.getByRole('button', { name: t('login:submit') });
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(canvas.getByLabelText(t('login:email'))).toHaveValue('robin@example.com');
    },
  }),
};
