import { fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Service/Complaints', tags: ['legal'] } satisfies Meta;
export default meta;

const complaints = ({ world: rest, ...options }: ScreenOptions = {}): StoryObj =>
  screen('complaints', { ...options, world: withWorld(undefined, rest ?? {}) });

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

async function fill(canvas: Canvas): Promise<void> {
  await heading(canvas, t('complaints:title'));
  await userEvent.type(field(canvas, t('complaints:name')), 'Kim');
  await userEvent.type(field(canvas, t('complaints:email')), 'kim@example.com');
  await userEvent.type(field(canvas, t('complaints:subject')), 'A bill');
  await userEvent.type(field(canvas, t('complaints:text')), 'You billed me twice.');
}

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: t('complaints:send') }));

/** Sends a visitor’s complaint and shows its number and the next steps. */
export const Visitor: StoryObj = {
  name: 'Complaint sent',
  ...complaints({
    play: async ({ canvas }) => {
      await fill(canvas);
      await send(canvas);
      await heading(canvas, t('complaints:receipt.title'));
      const [complaint] = currentWorld().complaints;
      await expect(complaint).toMatchObject({ name: 'Kim', subject: 'A bill' });
      await expect(canvas.getByText(new RegExp(complaint!.receipt))).toBeVisible();
      await expect(
        canvas.getByText(t('complaints:receipt.next', { email: 'kim@example.com' })),
      ).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  }),
};

/** Asks a visitor for name, address, subject and text. */
export const Form: StoryObj = {
  name: 'Empty form',
  ...complaints(),
};

/** Prefills name and address for a member. */
export const Member: StoryObj = {
  name: 'Prefilled',
  ...complaints({
    viewer: 'member',
    play: async ({ canvas }) => {
      await heading(canvas, t('complaints:title'));
      const { email, profile } = viewerOf(currentWorld());
      await waitFor(() => expect(field(canvas, t('complaints:name'))).toHaveValue(profile.name));
      await expect(field(canvas, t('complaints:email'))).toHaveValue(email);
    },
  }),
};

/** Focuses the first missing field and sends nothing. */
export const Missing: StoryObj = {
  name: 'Required fields',
  ...complaints({
    play: async ({ canvas }) => {
      await heading(canvas, t('complaints:title'));
      await userEvent.type(field(canvas, t('complaints:name')), 'Kim');
      await userEvent.type(field(canvas, t('complaints:email')), 'kim');
      await send(canvas);
      await expect(await canvas.findByText(t('validation:emailInvalid'))).toBeVisible();
      await waitFor(() => expect(field(canvas, t('complaints:email'))).toHaveFocus());
      await expect(currentWorld().complaints).toEqual([]);
    },
  }),
};

/** Keeps the text of a failed complaint and offers a retry. */
export const Fails: StoryObj = {
  name: 'Sending fails',
  tags: ['fault'],
  ...complaints({
    world: { faults: { complain: { kind: 'error', code: 'too_many_requests', retryAfter: 120, times: 1 } } },
    play: async ({ canvas }) => {
      await fill(canvas);
      await send(canvas);
      await expect(await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }))).toBeVisible();
      await expect(field(canvas, t('complaints:text'))).toHaveValue('You billed me twice.');
    },
  }),
};

/** Sends a complaint on a retry. */
export const Retried: StoryObj = {
  name: 'Sent on a retry',
  tags: ['fault'],
  ...complaints({
    world: { faults: { complain: { kind: 'error', code: 'too_many_requests', retryAfter: 120, times: 1 } } },
    play: async ({ canvas }) => {
      await fill(canvas);
      await send(canvas);
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await send(canvas);
      await heading(canvas, t('complaints:receipt.title'));
    },
  }),
};
