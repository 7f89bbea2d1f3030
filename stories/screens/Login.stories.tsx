import { suspend, type Member, type World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, world } from '../world.ts';
import { atWidth } from '../widths.ts';

const meta = { title: 'Screens/Login/Page' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const visitor = (options: ScreenOptions = {}): StoryObj =>
  screen('login', { ...options, globals: { viewer: 'visitor', ...options.globals } });

/** Returns the member of the demo who logs in. */
const anna = (of: World): Member =>
  [...of.members.values()].find(({ email }) => email === 'demo.anna@example.com')!;

async function logIn(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText('Email address'), 'demo.anna@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

export const Visitor: StoryObj = {
  name: 'Requires address and password',
  ...visitor({
    spec: ['layout.four-layouts', 'shell.page-inside-layout'],
    play: async ({ canvas, canvasElement }) => {
      const submit = await canvas.findByRole('button', { name: 'Log in' });
      await expect(canvasElement.querySelector('[data-layout=default] main h1')).toBeVisible();
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText('Email address'), 'demo.anna@example.com');
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText('Password'), 'x');
      await expect(submit).not.toHaveAttribute('aria-disabled');
    },
  }),
};

export const Incomplete: StoryObj = {
  name: 'Shows what is missing on a press',
  ...visitor({
    play: async ({ canvas }) => {
      const submit = await canvas.findByRole('button', { name: 'Log in' });
      const email = canvas.getByLabelText('Email address');
      await userEvent.click(submit);
      await expect(await canvas.findByText('Enter your email address')).toBeVisible();
      await expect(canvas.getByText('Enter your password')).toBeVisible();
      await waitFor(() => expect(email).toHaveFocus());
      await userEvent.keyboard('demo.anna@example.com');
      await userEvent.click(submit);
      await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
      await expect(world().browserSession).toBeNull();
    },
  }),
};

export const FilledByAProgram: StoryObj = {
  name: 'Logs in with what a password manager filled without events',
  ...visitor({
    play: async ({ canvas }) => {
      const submit = await canvas.findByRole('button', { name: 'Log in' });
      canvas.getByLabelText<HTMLInputElement>('Email address').value = 'demo.anna@example.com';
      canvas.getByLabelText<HTMLInputElement>('Password').value = 'meetcute-demo';
      await userEvent.click(submit);
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'Login in nocturne, dark and German, on a phone',
  ...visitor({ globals: { template: 'nocturne', scheme: 'dark', language: 'de' }, viewport: 'phone' }),
};

export const Succeeds: StoryObj = {
  name: 'Opens the search after the login',
  ...visitor({
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
      await expect(world().browserSession).not.toBeNull();
    },
  }),
};

export const WrongLogin: StoryObj = {
  name: 'Shows an error for a wrong password and keeps the input',
  ...visitor({
    play: async ({ canvas }) => {
      await logIn(canvas, 'wrong');
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('The email address or the password isn’t right.'),
      );
      await expect(canvas.getByLabelText('Email address')).toHaveValue('demo.anna@example.com');
      await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
    },
  }),
};

export const Suspended: StoryObj = {
  name: 'Tells a suspended member until when, and where to write to',
  ...visitor({
    world: withWorld((of) => suspend(of, anna(of), new Date('2030-12-24T00:00:00Z'))),
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'Your account is suspended until December 24, 2030.',
        ),
      );
      await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/complaints');
    },
  }),
};

export const Banned: StoryObj = {
  name: 'Tells a banned member in nocturne and German',
  ...visitor({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    world: withWorld((of) => suspend(of, anna(of), null)),
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('E-Mail-Adresse'), 'demo.anna@example.com');
      await userEvent.type(canvas.getByLabelText('Passwort'), 'meetcute-demo');
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Dein Konto wurde geschlossen.'),
      );
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Shows an error while offline and offers a retry',
  ...visitor({
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'No connection. Check your internet and try again.',
        ),
      );
      await expect(canvas.getByRole('button', { name: /^Log in(?! with)/ })).toBeEnabled();
    },
  }),
};

export const Redirected: StoryObj = {
  name: 'Returns to the requested page after the login',
  ...screenAt(
    '/likes/sent',
    {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
        await logIn(canvas, 'meetcute-demo');
        await canvas.findByRole('heading', { level: 1, name: 'Likes' });
        await expect(canvas.getByRole('link', { name: 'You like' })).toHaveAttribute('aria-current', 'page');
      },
    },
    'login',
  ),
};

export const Tablet: StoryObj = atWidth('login', 'tablet', 'dusk', { viewer: 'visitor', language: 'pl' });

export const Desktop: StoryObj = atWidth('login', 'desktop', 'dawn', { viewer: 'visitor' });

export const Pending: StoryObj = {
  name: 'Keeps the input while logging in',
  ...screen('login', {
    globals: { viewer: 'visitor' },
    world: { faults: { login: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Email address'), 'robin@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'a quiet lantern');
      const button = canvas.getByRole('button', { name: /^Log in(?! with)/ });
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(canvas.getByLabelText('Email address')).toHaveValue('robin@example.com');
    },
  }),
};
