import { changeCredits, type World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { addOrder, buyer } from '../commerce.ts';
import { others, viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Paying/Statement' } satisfies Meta;
export default meta;

/** Returns the credits page of a member whose wallet `change` fills. */
const statement = (change: (of: World) => void, options: ScreenOptions): StoryObj =>
  screen(
    'credits',
    buyer((of) => {
      viewerOf(of).credits = 0;
      change(of);
    }, options),
  );

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const section = async (canvas: Canvas, name = 'Your credits') =>
  within(await canvas.findByRole('region', { name }));

/** Buys 50 credits, writes two messages and gets one of them back. */
function allKinds(of: World): void {
  const viewer = viewerOf(of);
  const { id: other } = others(of)[0]!;
  addOrder(of);
  changeCredits(of, viewer, 12, { kind: 'correction' });
  changeCredits(of, viewer, 50, { kind: 'payment', transaction: 'order-1' });
  changeCredits(of, viewer, -2, { kind: 'message', other });
  changeCredits(of, viewer, 2, { kind: 'undelivered', other: 'nobody' });
  changeCredits(of, viewer, -48, { kind: 'return', transaction: 'order-1' });
}

export const Kinds: StoryObj = {
  name: 'Lists every change of credits with the balance after it',
  ...statement(allKinds, {
    play: async ({ canvas }) => {
      const credits = await section(canvas);
      const rows = await credits.findAllByRole('listitem');
      const name = others(world())[0]!.name;
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(world().now());
      await expect(rows.map((row) => row.textContent.replace(day, '|'))).toEqual([
        'Credits of a refunded order-48|Balance: 14 credits',
        'Refund of a message that didn’t arrive+2|Balance: 62 credits',
        `Message to ${name}-2|Balance: 60 credits`,
        'Credits bought+50|Balance: 62 credits',
        'Correction by customer service+12|Balance: 12 credits',
      ]);
      const bought = credits.getByRole('link', { name: 'Credits bought' });
      await expect(bought).toHaveAttribute('href', '/transactions/order-1');
    },
  }),
};

export const KindsInGerman: StoryObj = {
  name: 'Every change of credits in German, in nocturne on a phone',
  ...statement(allKinds, {
    globals: { template: 'nocturne', language: 'de' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      const credits = await section(canvas, 'Deine Credits');
      await expect(await credits.findByText('Guthaben: 14 Credits')).toBeVisible();
    },
  }),
};

export const Empty: StoryObj = {
  name: 'Says that nothing was bought or used',
  ...statement(() => undefined, {
    play: async ({ canvas }) => {
      const credits = await section(canvas);
      await expect(await credits.findByText(/No credits have been bought/)).toBeVisible();
      await expect(credits.queryByRole('button')).toBeNull();
    },
  }),
};

const many = (of: World) => {
  for (let index = 0; index < 120; index++) changeCredits(of, viewerOf(of), 1, { kind: 'correction' });
};

export const Long: StoryObj = {
  name: 'Shows older entries on request and saves all of them',
  ...statement(many, {
    play: async ({ canvas, userEvent }) => {
      const credits = await section(canvas);
      await waitFor(() => expect(credits.getAllByRole('listitem')).toHaveLength(50));
      await userEvent.click(credits.getByRole('button', { name: 'Show earlier entries' }));
      await waitFor(() => expect(credits.getAllByRole('listitem')).toHaveLength(100));
      const files: Blob[] = [];
      const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        files.push(file as Blob);
        return 'blob:file';
      });
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.click(credits.getByRole('button', { name: 'Download as a file' }));
      await credits.findByText(/^Saved as .*\.csv\.$/);
      [create, click].forEach((spy) => spy.mockRestore());
      const lines = (await files[0]!.text()).trim().split('\r\n');
      await expect(lines).toHaveLength(121);
      await expect(lines[120]).toMatch(/"Correction by customer service",1,1,$/);
    },
  }),
};

export const LoadsAgain: StoryObj = {
  name: 'Loads the entries again after a failure',
  ...statement(allKinds, {
    world: { faults: { getStatement: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas, userEvent }) => {
      const credits = await section(canvas);
      await expect(await credits.findByText(/We couldn’t load your credits/)).toBeVisible();
      await userEvent.click(credits.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(credits.getAllByRole('listitem')).toHaveLength(5));
    },
  }),
};
