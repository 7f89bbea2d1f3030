import { suspend, type Member, type World } from '@meetcute/mocks';
import { day, t } from '@meetcute/storybook';
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
const known = (of: World): Member => [...of.members.values()].find(({ email }) => email.startsWith('demo.'))!;

async function logIn(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText(t('login:email')), known(world()).email);
  await userEvent.type(canvas.getByLabelText(t('login:password')), password);
  await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
}

export const Visitor: StoryObj = {
  name: 'Requires address and password',
  ...visitor({
    spec: ['layout.four-layouts', 'shell.page-inside-layout'],
    play: async ({ canvas, canvasElement }) => {
      const submit = await canvas.findByRole('button', { name: t('login:submit') });
      await expect(canvasElement.querySelector('[data-layout=default] main h1')).toBeVisible();
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText(t('login:email')), known(world()).email);
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'x');
      await expect(submit).not.toHaveAttribute('aria-disabled');
    },
  }),
};

export const Incomplete: StoryObj = {
  name: 'Shows what is missing on a press',
  ...visitor({
    play: async ({ canvas }) => {
      const submit = await canvas.findByRole('button', { name: t('login:submit') });
      const email = canvas.getByLabelText(t('login:email'));
      await userEvent.click(submit);
      await expect(await canvas.findByText(t('validation:required.email'))).toBeVisible();
      await expect(canvas.getByText(t('validation:required.currentPassword'))).toBeVisible();
      await waitFor(() => expect(email).toHaveFocus());
      await userEvent.keyboard(known(world()).email);
      await userEvent.click(submit);
      await waitFor(() => expect(canvas.getByLabelText(t('login:password'))).toHaveFocus());
      await expect(world().browserSession).toBeNull();
    },
  }),
};

export const FilledByAProgram: StoryObj = {
  name: 'Logs in with what a password manager filled without events',
  ...visitor({
    play: async ({ canvas }) => {
      const submit = await canvas.findByRole('button', { name: t('login:submit') });
      canvas.getByLabelText<HTMLInputElement>(t('login:email')).value = known(world()).email;
      canvas.getByLabelText<HTMLInputElement>(t('login:password')).value = 'meetcute-demo';
      await userEvent.click(submit);
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
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
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
      await expect(world().browserSession).not.toBeNull();
    },
  }),
};

export const WrongLogin: StoryObj = {
  name: 'Shows an error for a wrong password and keeps the input',
  ...visitor({
    play: async ({ canvas }) => {
      await logIn(canvas, 'wrong');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('error:code.wrong_login')));
      await expect(canvas.getByLabelText(t('login:email'))).toHaveValue(known(world()).email);
      await expect(canvas.getByLabelText(t('login:password'))).toHaveValue('wrong');
    },
  }),
};

export const Suspended: StoryObj = {
  name: 'Tells a suspended member until when, and where to write to',
  ...visitor({
    world: withWorld((of) => suspend(of, known(of), new Date('2030-12-24T00:00:00Z'))),
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

export const Banned: StoryObj = {
  name: 'Tells a banned member in nocturne and German',
  ...visitor({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    world: withWorld((of) => suspend(of, known(of), null)),
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText(t('login:email')), known(world()).email);
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'meetcute-demo');
      await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('login:suspended.closed')));
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Shows an error while offline and offers a retry',
  ...visitor({
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await logIn(canvas, 'meetcute-demo');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('error:offline')));
      await expect(canvas.getByRole('button', { name: t('login:submit') })).toBeEnabled();
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

export const Tablet: StoryObj = atWidth('login', 'tablet', 'dusk', { viewer: 'visitor' });

export const Desktop: StoryObj = atWidth('login', 'desktop', 'dawn', { viewer: 'visitor' });

export const Pending: StoryObj = {
  name: 'Keeps the input while logging in',
  ...screen('login', {
    globals: { viewer: 'visitor' },
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
