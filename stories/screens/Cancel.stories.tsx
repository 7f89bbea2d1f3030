import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { buyer, subscribe } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Paying/Cancel' } satisfies Meta;
export default meta;

const cancelNow = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Cancel now' }));

export const Member: StoryObj = {
  name: 'Shows what renews until when, and cancels it with date and time',
  ...screen(
    'cancel',
    buyer(subscribe, {
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await expect(await canvas.findByText(/renews on .* for €19.99/)).toBeVisible();
        await expect(canvas.getByText(/premium lasts until .*, and nothing more is charged/)).toBeVisible();
        await cancelNow(canvas);
        await heading(canvas, 'Cancelled');
        await expect(canvas.getByText(/Cancelled on .*\d:\d\d.* UTC/)).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Cancel now' })).toBeNull();
        await expect(world().subscriptions.get(viewerOf(world()).profile.id)).toMatchObject({
          state: 'cancelled',
        });
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      },
    }),
  ),
};

export const Nothing: StoryObj = {
  name: 'Says that nothing renews',
  ...screen(
    'cancel',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('You have nothing that renews.')).toBeVisible();
      },
    }),
  ),
};

export const Ended: StoryObj = {
  name: 'Says that a failed charge has ended the renewal',
  ...screen(
    'cancel',
    buyer((of) => subscribe(of, 'ended'), {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/not renewed, because the charge failed/)).toBeVisible();
      },
    }),
  ),
};

export const Visitor: StoryObj = {
  name: 'Cancels without login by mail address, and confirms date and time',
  ...screen(
    'cancel',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await cancelNow(canvas);
        await expect(world().cancellations).toEqual([]);
        await userEvent.type(
          canvas.getByRole('textbox', { name: 'Email address of the account' }),
          'kim@example.com',
        );
        await cancelNow(canvas);
        await heading(canvas, 'We have received your cancellation');
        await expect(canvas.getByText(/\d:\d\d.* UTC for kim@example.com/)).toBeVisible();
        await expect(world().cancellations).toMatchObject([{ email: 'kim@example.com' }]);
      },
    }),
  ),
};

/** Fills the form of a visitor, and sends it. */
async function declare(canvas: Canvas, fields: { kind?: string; reason?: string; date?: string }) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Email address of the account' }),
    'kim@example.com',
  );
  const { kind, reason, date } = fields;
  if (kind) await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Kind/ }), kind);
  if (reason) await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), reason);
  if (date) await userEvent.type(canvas.getByLabelText(/^End on/), date);
  await cancelNow(canvas);
}

export const ForADay: StoryObj = {
  name: 'Cancels without login for a wished day, and confirms it',
  ...screen(
    'cancel',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await declare(canvas, { date: '2027-03-31' });
        await heading(canvas, 'We have received your cancellation');
        await expect(canvas.getByText(/Kind of cancellation: Ordinary/)).toBeVisible();
        await expect(canvas.getByText(/End: March 31, 2027/)).toBeVisible();
        await expect(world().cancellations).toMatchObject([{ kind: 'ordinary', date: '2027-03-31' }]);
      },
    }),
  ),
};

export const TooLate: StoryObj = {
  name: 'Asks for another day than one thousands of years ahead',
  ...screen(
    'cancel',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await declare(canvas, { date: '9999-12-31' });
        const day = canvas.getByLabelText(/^End on/);
        await expect(day).toHaveAccessibleDescription(/Choose a day within the next two years\./);
        await expect(world().cancellations).toEqual([]);
      },
    }),
  ),
};

export const Extraordinary: StoryObj = {
  name: 'Asks for the reason of an extraordinary cancellation',
  ...screen(
    'cancel',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await declare(canvas, { kind: 'extraordinary' });
        const reason = canvas.getByRole('textbox', { name: /^Reason/ });
        await expect(reason).toHaveAccessibleDescription('An extraordinary cancellation needs its reason.');
        await expect(world().cancellations).toEqual([]);
        await userEvent.type(reason, 'I was insulted.');
        await cancelNow(canvas);
        await heading(canvas, 'We have received your cancellation');
        await expect(canvas.getByText(/We read your reason and reply by mail/)).toBeVisible();
        await expect(canvas.getByText(/End: as soon as possible/)).toBeVisible();
        await expect(world().cancellations).toMatchObject([
          { kind: 'extraordinary', reason: 'I was insulted.', date: '' },
        ]);
      },
    }),
  ),
};

export const CancelledForLater: StoryObj = {
  name: 'Shows until when premium renews that is cancelled for a later day',
  ...screen(
    'cancel',
    buyer(
      (of) => {
        subscribe(of);
        const { id } = viewerOf(of).profile;
        const ends_at = new Date(of.now().getTime() + 40 * 86_400_000).toISOString();
        of.subscriptions.set(id, { ...of.subscriptions.get(id)!, ends_at });
      },
      {
        play: async ({ canvas }) => {
          await expect(await canvas.findByText(/it renews until .* and ends then/)).toBeVisible();
          await cancelNow(canvas);
          await heading(canvas, 'Cancelled');
          await expect(canvas.queryByText(/it renews until/)).toBeNull();
        },
      },
    ),
  ),
};

export const Phone: StoryObj = {
  name: 'Cancellation in nocturne, dark and German, on a phone',
  ...screen(
    'cancel',
    buyer(subscribe, {
      globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
      viewport: 'phone',
    }),
  ),
};

export const FormOnAPhone: StoryObj = {
  name: 'Cancellation without login in nocturne and Polish, on a phone',
  ...screen(
    'cancel',
    buyer(undefined, {
      globals: { viewer: 'visitor', template: 'nocturne', language: 'pl' },
      viewport: 'phone',
    }),
  ),
};
