import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { addComplaint, COMPLAINT, TOKEN } from '../cases.ts';
import { heading } from '../sign-up.ts';
import { withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Service/Mailed decision', tags: ['legal'] } satisfies Meta;
export default meta;

const decidedWorld = withWorld((world) => addComplaint(world));

const openLink = ({ token = TOKEN, ...options }: ScreenOptions & { token?: string } = {}): StoryObj =>
  screen('reports-link', { world: decidedWorld, ...options, query: { token } });

/** Shows the complaint behind the mailed link. */
export const Received: StoryObj = {
  name: 'Complaint received',
  ...openLink({
    world: withWorld((world) => addComplaint(world, false)),
    play: async ({ canvas }) => {
      await canvas.findByRole('article', { name: t('cases:kind.complaint', { about: 'A bill' }) });
      await expect(canvas.getByText(t('cases:state.received'))).toBeVisible();
    },
  }),
};

/** Shows the decision and sends the appeal. */
export const Decided: StoryObj = {
  name: 'Complaint decided',
  ...openLink({
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You paid twice. We paid the second amount back.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.open') }));
      await userEvent.type(canvas.getByRole('textbox'), 'Nothing arrived.');
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.send') }));
      await expect(await canvas.findByText(t('cases:appeal.done'))).toBeVisible();
      await expect(currentWorld().appeals).toMatchObject([
        { reference: COMPLAINT, text: 'Nothing arrived.' },
      ]);
    },
  }),
};

/** Fits the decision on a phone in German. */
export const GermanOnAPhone: StoryObj = {
  name: 'German on a phone',
  ...openLink({
    fixed: 'German has long words for a narrow screen. Open “Complaint decided” to see other languages.',
    viewport: 'phone',
    globals: { language: 'de' },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('button', { name: t('cases:appeal.open') });
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

/** Keeps the reason when the appeal fails. */
export const AppealFails: StoryObj = {
  name: 'Appeal fails',
  tags: ['fault'],
  ...openLink({
    world: { ...decidedWorld, faults: { appealByLink: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('cases:appeal.open') }));
      await userEvent.type(canvas.getByRole('textbox'), 'Nothing arrived.');
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.send') }));
      await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(canvas.getByRole('textbox')).toHaveValue('Nothing arrived.');
    },
  }),
};

/** Says that a link has expired and what to do instead. */
export const Expired: StoryObj = {
  name: 'Expired link',
  ...openLink({
    token: 'expired',
    play: async ({ canvas }) => {
      await heading(canvas, t('cases:link.bad'));
      const list = canvas.getByRole('link', { name: t('cases:link.list') });
      await expect(list).toHaveAttribute('href', '/reports');
    },
  }),
};

/** Offers a retry when the case fails to load. */
export const Failed: StoryObj = {
  name: 'Case fails to load',
  tags: ['fault'],
  ...openLink({
    world: { ...decidedWorld, faults: { getCaseByLink: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};
