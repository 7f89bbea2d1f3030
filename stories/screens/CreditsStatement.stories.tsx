import { changeCredits, type World } from '@meetcute/mocks';
import { anything, collapse, containing, day, matching, number, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { addOrder, buyer } from '../commerce.ts';
import { others, viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Statement' } satisfies Meta;
export default meta;

/** Returns the credits page of a member whose wallet `change` fills. */
const statement = (change: (world: World) => void, options: ScreenOptions): StoryObj =>
  screen(
    'credits',
    buyer((world) => {
      viewerOf(world).credits = 0;
      change(world);
    }, options),
  );

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('wallet:title') }));

/** Buys 50 credits, writes two messages and gets one of them back. */
function allKinds(world: World): void {
  const viewer = viewerOf(world);
  const { id: other } = others(world)[0]!;
  addOrder(world);
  changeCredits(world, viewer, 12, { kind: 'correction' });
  changeCredits(world, viewer, 50, { kind: 'payment', transaction: 'order-1' });
  changeCredits(world, viewer, -2, { kind: 'message', other });
  changeCredits(world, viewer, 2, { kind: 'undelivered', other: 'nobody' });
  changeCredits(world, viewer, -48, { kind: 'return', transaction: 'order-1' });
}

/** Lists every change of credits with the balance after it. */
export const Kinds: StoryObj = {
  name: 'Every kind of change',
  ...statement(allKinds, {
    play: async ({ canvas }) => {
      const credits = await section(canvas);
      const rows = await credits.findAllByRole('listitem');
      const name = others(currentWorld())[0]!.name;
      const line = (fact: string, change: number, balance: number) =>
        [
          fact,
          number(change, { signDisplay: 'exceptZero' }),
          day(currentWorld().now()),
          t('wallet:balance', { credits: t('common:credits', { count: balance }) }),
        ].join('');
      await expect(rows.map((row) => collapse(row.textContent))).toEqual([
        line(t('wallet:kind.return'), -48, 14),
        line(t('wallet:kind.undelivered'), 2, 62),
        line(t('wallet:to.message', { name }), -2, 60),
        line(t('wallet:kind.payment'), 50, 62),
        line(t('wallet:kind.correction'), 12, 12),
      ]);
      const paymentLink = credits.getByRole('link', { name: t('wallet:kind.payment') });
      await expect(paymentLink).toHaveAttribute('href', '/transactions/order-1');
    },
  }),
};

/** Says that nothing was bought or used. */
export const Empty: StoryObj = {
  ...statement(() => undefined, {
    play: async ({ canvas }) => {
      const credits = await section(canvas);
      await expect(await credits.findByText(t('wallet:empty'))).toBeVisible();
      await expect(credits.queryByRole('button')).toBeNull();
    },
  }),
};

const many = (world: World) => {
  for (let index = 0; index < 120; index++) changeCredits(world, viewerOf(world), 1, { kind: 'correction' });
};

/** Shows older entries on request and saves all of them. */
export const Long: StoryObj = {
  name: 'Many entries',
  ...statement(many, {
    play: async ({ canvas, userEvent }) => {
      const credits = await section(canvas);
      await waitFor(() => expect(credits.getAllByRole('listitem')).toHaveLength(50));
      await userEvent.click(credits.getByRole('button', { name: t('wallet:more') }));
      await waitFor(() => expect(credits.getAllByRole('listitem')).toHaveLength(100));
      const files: Blob[] = [];
      const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        files.push(file as Blob);
        return 'blob:file';
      });
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.click(credits.getByRole('button', { name: t('wallet:download') }));
      const file = `${currentWorld().settings.domain}-${currentWorld().now().toISOString().slice(0, 10)}.csv`;
      await credits.findByText(t('wallet:saved', { file }));
      [create, click].forEach((spy) => spy.mockRestore());
      const lines = (await files[0]!.text()).trim().split('\r\n');
      await expect(lines).toHaveLength(121);
      await expect(lines[120]).toMatch(matching(`${anything}"${t('wallet:kind.correction')}",1,1,`));
    },
  }),
};

/** Loads the entries again after a failure. */
export const LoadsAgain: StoryObj = {
  name: 'Entries after a retry',
  tags: ['fault'],
  ...statement(allKinds, {
    world: { faults: { getStatement: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas, userEvent }) => {
      const credits = await section(canvas);
      await expect(await credits.findByText(containing(t('wallet:failed')))).toBeVisible();
      await userEvent.click(credits.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(credits.getAllByRole('listitem')).toHaveLength(5));
    },
  }),
};
