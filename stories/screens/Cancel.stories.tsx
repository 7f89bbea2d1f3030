import { containing, day, matching, moment, money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { buyer, subscribe } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Cancel', tags: ['legal'] } satisfies Meta;
export default meta;

/** Returns the date of a day from the world's today. */
const inDays = (days: number) => day(currentWorld().now().getTime() + days * 86_400_000);

const cancelNow = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: t('commerce:cancel.now') }));

const visitor = {
  fixed: 'Visitors cancel with a form. Open Cancelled to see a member.',
  globals: { viewer: 'visitor' },
} as const;

/** Shows what renews until when, and cancels it with date and time. */
export const Member: StoryObj = {
  name: 'Cancelled',
  ...screen(
    'cancel',
    buyer(subscribe, {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:cancel.title'));
        await expect(
          await canvas.findByText(
            t('commerce:subscription.active', { days: 30, price: money(1999), date: inDays(10) }),
          ),
        ).toBeVisible();
        await expect(canvas.getByText(t('commerce:cancel.until', { date: inDays(10) }))).toBeVisible();
        await cancelNow(canvas);
        await heading(canvas, t('commerce:cancel.done'));
        const subscription = currentWorld().subscriptions.get(viewerOf(currentWorld()).profile.id)!;
        await expect(
          canvas.getByText(
            t('commerce:cancel.doneAt', { moment: moment(subscription.changed_at), date: inDays(10) }),
          ),
        ).toBeVisible();
        await expect(canvas.queryByRole('button', { name: t('commerce:cancel.now') })).toBeNull();
        await expect(subscription).toMatchObject({ state: 'cancelled' });
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      },
    }),
  ),
};

/** Says that nothing renews. */
export const Nothing: StoryObj = {
  name: 'Nothing renews',
  ...screen(
    'cancel',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(t('commerce:cancel.none'))).toBeVisible();
      },
    }),
  ),
};

/** Says that a failed charge has ended the renewal. */
export const Ended: StoryObj = {
  name: 'Renewal ended',
  ...screen(
    'cancel',
    buyer((world) => subscribe(world, 'ended'), {
      play: async ({ canvas }) => {
        await expect(
          await canvas.findByText(t('commerce:subscription.ended', { date: inDays(10) })),
        ).toBeVisible();
      },
    }),
  ),
};

/** Cancels without login by mail address, and confirms date and time. */
export const Visitor: StoryObj = {
  name: 'Without login',
  ...screen(
    'cancel',
    buyer(undefined, {
      ...visitor,
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:cancel.title'));
        await cancelNow(canvas);
        await expect(currentWorld().cancellations).toEqual([]);
        await userEvent.type(
          canvas.getByRole('textbox', { name: t('commerce:cancel.email') }),
          'kim@example.com',
        );
        await cancelNow(canvas);
        await heading(canvas, t('commerce:cancel.received'));
        await expect(
          canvas.getByText(
            t('commerce:cancel.receivedAt', {
              moment: moment(currentWorld().cancellations[0]!.at),
              email: 'kim@example.com',
            }),
          ),
        ).toBeVisible();
        await expect(currentWorld().cancellations).toMatchObject([{ email: 'kim@example.com' }]);
      },
    }),
  ),
};

/** Fills the form of a visitor, and sends it. */
async function declare(canvas: Canvas, fields: { kind?: string; reason?: string; date?: string }) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: t('commerce:cancel.email') }),
    'kim@example.com',
  );
  const { kind, reason, date } = fields;
  if (kind)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: containing(t('commerce:cancel.kind')) }),
      kind,
    );
  if (reason)
    await userEvent.type(
      canvas.getByRole('textbox', { name: containing(t('commerce:cancel.reason')) }),
      reason,
    );
  if (date) await userEvent.type(canvas.getByLabelText(t('commerce:cancel.date')), date);
  await cancelNow(canvas);
}

/** Cancels without login for a wished day, and confirms it. */
export const ForADay: StoryObj = {
  name: 'Without login, for a day',
  ...screen(
    'cancel',
    buyer(undefined, {
      ...visitor,
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:cancel.title'));
        await declare(canvas, { date: '2027-03-31' });
        await heading(canvas, t('commerce:cancel.received'));
        await expect(
          canvas.getByText(containing(`${t('commerce:cancel.kind')}: ${t('commerce:cancelKind.ordinary')}`)),
        ).toBeVisible();
        await expect(
          canvas.getByText(containing(t('commerce:cancel.endsOn', { date: day('2027-03-31') }))),
        ).toBeVisible();
        await expect(currentWorld().cancellations).toMatchObject([{ kind: 'ordinary', date: '2027-03-31' }]);
      },
    }),
  ),
};

/** Asks for another day than one thousands of years ahead. */
export const TooLate: StoryObj = {
  name: 'Day too far ahead',
  ...screen(
    'cancel',
    buyer(undefined, {
      ...visitor,
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:cancel.title'));
        await declare(canvas, { date: '9999-12-31' });
        const field = canvas.getByLabelText(t('commerce:cancel.date'));
        await expect(field).toHaveAccessibleDescription(containing(t('commerce:cancel.dateTooLate')));
        await expect(currentWorld().cancellations).toEqual([]);
      },
    }),
  ),
};

/** Asks for the reason of an extraordinary cancellation. */
export const Extraordinary: StoryObj = {
  name: 'With a reason',
  ...screen(
    'cancel',
    buyer(undefined, {
      ...visitor,
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:cancel.title'));
        await declare(canvas, { kind: 'extraordinary' });
        const reason = canvas.getByRole('textbox', { name: containing(t('commerce:cancel.reason')) });
        await expect(reason).toHaveAccessibleDescription(matching(t('commerce:cancel.reasonNeeded')));
        await expect(currentWorld().cancellations).toEqual([]);
        await userEvent.type(reason, 'I was insulted.');
        await cancelNow(canvas);
        await heading(canvas, t('commerce:cancel.received'));
        await expect(canvas.getByText(t('commerce:cancel.reasonRead'))).toBeVisible();
        await expect(canvas.getByText(containing(t('commerce:cancel.soonest')))).toBeVisible();
        await expect(currentWorld().cancellations).toMatchObject([
          { kind: 'extraordinary', reason: 'I was insulted.', date: '' },
        ]);
      },
    }),
  ),
};

/** Shows until when premium renews that is cancelled for a later day. */
export const CancelledForLater: StoryObj = {
  name: 'Cancelled for a later day',
  ...screen(
    'cancel',
    buyer(
      (world) => {
        subscribe(world);
        const { id } = viewerOf(world).profile;
        const ends_at = new Date(world.now().getTime() + 40 * 86_400_000).toISOString();
        world.subscriptions.set(id, { ...world.subscriptions.get(id)!, ends_at });
      },
      {
        play: async ({ canvas }) => {
          await expect(
            await canvas.findByText(t('commerce:subscription.endsAt', { date: inDays(40) })),
          ).toBeVisible();
          await cancelNow(canvas);
          await heading(canvas, t('commerce:cancel.done'));
          await expect(
            canvas.queryByText(t('commerce:subscription.endsAt', { date: inDays(40) })),
          ).toBeNull();
        },
      },
    ),
  ),
};
