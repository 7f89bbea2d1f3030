import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { atWidth } from '../widths.ts';

const meta = { title: 'Screens/Service/Complaints' } satisfies Meta;
export default meta;

const complaints = ({ world: rest, ...options }: ScreenOptions = {}): StoryObj =>
  screen('complaints', { ...options, world: withWorld(undefined, rest ?? {}) });

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

async function fill(canvas: Canvas): Promise<void> {
  await heading(canvas, 'Complaints');
  await userEvent.type(field(canvas, 'Your name'), 'Kim');
  await userEvent.type(field(canvas, 'Your email address'), 'kim@example.com');
  await userEvent.type(field(canvas, 'What is it about?'), 'A bill');
  await userEvent.type(field(canvas, 'What happened?'), 'You billed me twice.');
}

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));

export const Visitor: StoryObj = {
  name: 'Sends a visitor’s complaint and shows its number and the next steps',
  ...complaints({
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await fill(canvas);
      await send(canvas);
      await heading(canvas, 'We have your complaint');
      const [complaint] = world().complaints;
      await expect(complaint).toMatchObject({ name: 'Kim', subject: 'A bill' });
      await expect(canvas.getByText(new RegExp(complaint!.receipt))).toBeVisible();
      await expect(canvas.getByText(/answers you at kim@example.com/)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  }),
};

export const Form: StoryObj = {
  name: 'Complaint form on a phone',
  ...complaints({ globals: { viewer: 'visitor' }, viewport: 'phone' }),
};

export const Nocturne: StoryObj = {
  name: 'Complaint form in nocturne, dark and French',
  ...complaints({ globals: { template: 'nocturne', scheme: 'dark', language: 'fr', viewer: 'visitor' } }),
};

export const Member: StoryObj = {
  name: 'Prefills name and address for a member',
  ...complaints({
    globals: { viewer: 'paid' },
    play: async ({ canvas }) => {
      await heading(canvas, 'Complaints');
      const { email, profile } = viewerOf(world());
      await waitFor(() => expect(field(canvas, 'Your name')).toHaveValue(profile.name));
      await expect(field(canvas, 'Your email address')).toHaveValue(email);
    },
  }),
};

export const Missing: StoryObj = {
  name: 'Focuses the first missing field and sends nothing',
  ...complaints({
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await heading(canvas, 'Complaints');
      await userEvent.type(field(canvas, 'Your name'), 'Kim');
      await userEvent.type(field(canvas, 'Your email address'), 'kim');
      await send(canvas);
      await expect(await canvas.findByText('Value is not a valid email address')).toBeVisible();
      await waitFor(() => expect(field(canvas, 'Your email address')).toHaveFocus());
      await expect(world().complaints).toEqual([]);
    },
  }),
};

export const Fails: StoryObj = {
  name: 'Keeps the text of a failed complaint and offers a retry',
  ...complaints({
    globals: { viewer: 'visitor' },
    world: { faults: { complain: { kind: 'error', code: 'too_many_requests', retryAfter: 120, times: 1 } } },
    play: async ({ canvas }) => {
      await fill(canvas);
      await send(canvas);
      await expect(await canvas.findByText(/in 2 minutes/)).toBeVisible();
      await expect(field(canvas, 'What happened?')).toHaveValue('You billed me twice.');
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Sends a complaint on a retry',
  ...complaints({
    globals: { viewer: 'visitor' },
    world: { faults: { complain: { kind: 'error', code: 'too_many_requests', retryAfter: 120, times: 1 } } },
    play: async ({ canvas }) => {
      await fill(canvas);
      await send(canvas);
      await canvas.findByText(/in 2 minutes/);
      await send(canvas);
      await heading(canvas, 'We have your complaint');
    },
  }),
};

export const Tablet: StoryObj = atWidth('complaints', 'tablet', 'day', { viewer: 'paid', language: 'de' });
