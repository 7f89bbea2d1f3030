import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { addComplaint, COMPLAINT, TOKEN } from '../cases.ts';
import { heading } from '../sign-up.ts';
import { withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Service/Mailed decision' } satisfies Meta;
export default meta;

const decided = withWorld((of) => addComplaint(of));

const opened = ({ token = TOKEN, ...options }: ScreenOptions & { token?: string } = {}): StoryObj =>
  screen('reports-link', {
    world: decided,
    ...options,
    query: { token },
    globals: { viewer: 'visitor', ...options.globals },
  });

export const Received: StoryObj = {
  name: 'Shows a visitor the complaint behind the mailed link',
  ...opened({
    world: withWorld((of) => addComplaint(of, false)),
    play: async ({ canvas }) => {
      await canvas.findByRole('article', { name: t('cases:kind.complaint', { about: 'A bill' }) });
      await expect(canvas.getByText(t('cases:state.received'))).toBeVisible();
    },
  }),
};

export const Decided: StoryObj = {
  name: 'Shows the decision and sends a visitor’s appeal',
  ...opened({
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('You paid twice. We paid the second amount back.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.open') }));
      await userEvent.type(canvas.getByRole('textbox'), 'Nothing arrived.');
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.send') }));
      await expect(await canvas.findByText(t('cases:appeal.done'))).toBeVisible();
      await expect(world().appeals).toMatchObject([{ reference: COMPLAINT, text: 'Nothing arrived.' }]);
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'The decision in nocturne, dark and German, on a phone',
  ...opened({
    viewport: 'phone',
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('button', { name: t('cases:appeal.open') });
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

export const AppealFails: StoryObj = {
  name: 'Keeps the reason when a visitor’s appeal fails',
  ...opened({
    world: { ...decided, faults: { appealByLink: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('cases:appeal.open') }));
      await userEvent.type(canvas.getByRole('textbox'), 'Nothing arrived.');
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.send') }));
      await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(canvas.getByRole('textbox')).toHaveValue('Nothing arrived.');
    },
  }),
};

export const Expired: StoryObj = {
  name: 'Says that a link has expired and what to do instead',
  ...opened({
    token: 'expired',
    play: async ({ canvas }) => {
      await heading(canvas, t('cases:link.bad'));
      const list = canvas.getByRole('link', { name: t('cases:link.list') });
      await expect(list).toHaveAttribute('href', '/reports');
    },
  }),
};

export const Failed: StoryObj = {
  name: 'Offers a retry when the case fails to load',
  ...opened({
    world: { ...decided, faults: { getCaseByLink: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};
