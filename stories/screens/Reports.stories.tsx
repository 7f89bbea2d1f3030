import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { addAppeal, addDecidedReport, addReport, REPORT } from '../cases.ts';
import { dialog, openSafety } from '../safety.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { others, viewerOf, withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Service/Reports and decisions' } satisfies Meta;
export default meta;

const reports = (options: ScreenOptions = {}): StoryObj =>
  screen('reports', { ...options, globals: { viewer: 'paid', ...options.globals } });

const decided = withWorld((of) => addDecidedReport(of));

const article = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('article', { name }));

const REASON = 'Why should we look at it again?';
const LETTER = 'One photo is still there.';

async function write(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: REASON })).toHaveFocus());
  await userEvent.keyboard(LETTER);
  await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
}

export const Received: StoryObj = {
  name: 'Lists a report that is not decided yet',
  ...reports({
    world: withWorld((of) => addReport(of)),
    play: async ({ canvas }) => {
      const here = await article(canvas, /Your report about Maximiliane-Wilhelmine/);
      await expect(here.getByText('Received. Someone from our team looks at it.')).toBeVisible();
      await expect(here.getByText(new RegExp(REPORT))).toBeVisible();
      await expect(here.queryByRole('button', { name: 'Appeal' })).toBeNull();
    },
  }),
};

export const Decided: StoryObj = {
  name: 'Shows a decision with its reasons and how to appeal',
  ...reports({
    world: decided,
    play: async ({ canvas }) => {
      const here = await article(canvas, /Your report/);
      await expect(here.getByText('Two photos show another person, who did not consent.')).toBeVisible();
      const ground = here.getByRole('link', { name: 'Our terms: “Usage rules”' });
      await expect(ground).toHaveAttribute('href', '/pages/terms#usage');
      await expect(here.getByText('A person decided.')).toBeVisible();
      await expect(here.getByText(/You can appeal once, until/)).toBeVisible();
    },
  }),
};

export const Appealed: StoryObj = {
  name: 'Sends an appeal, confirms it and focuses the case',
  ...reports({
    world: decided,
    play: async ({ canvas }) => {
      await write(canvas);
      await expect(await canvas.findByText(/We have your appeal/)).toBeVisible();
      await expect(canvas.getByText(LETTER)).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: REASON })).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: /Your report/ })).toHaveFocus(),
      );
      await expect(world().appeals).toMatchObject([{ reference: REPORT, side: 'sender', text: LETTER }]);
    },
  }),
};

export const Missing: StoryObj = {
  name: 'Focuses the empty reason and sends nothing',
  ...reports({
    world: decided,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
      await expect(await canvas.findByText('Say why we should look at it again')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: REASON })).toHaveFocus());
      await expect(world().appeals).toEqual([]);
    },
  }),
};

export const AppealFails: StoryObj = {
  name: 'Keeps the reason of a failed appeal, also when the form is closed',
  ...reports({
    world: { ...decided, faults: { appeal: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await write(canvas);
      const here = await article(canvas, /Your report/);
      await waitFor(() => expect(here.getByRole('alert')).not.toBeEmptyDOMElement());
      await userEvent.click(here.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(here.getByRole('button', { name: 'Appeal' }));
      await expect(here.getByRole('textbox', { name: REASON })).toHaveValue(LETTER);
      await expect(here.getByRole('alert')).not.toBeEmptyDOMElement();
    },
  }),
};

export const TooLate: StoryObj = {
  name: 'Says why an appeal is no longer possible, and keeps the reason',
  ...reports({
    world: { ...decided, faults: { appeal: { kind: 'error', code: 'conflict' } } },
    play: async ({ canvas }) => {
      await write(canvas);
      await expect(await canvas.findByText(/You have already appealed/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: REASON })).toHaveValue(LETTER);
    },
  }),
};

export const AppealDecided: StoryObj = {
  name: 'Shows the decision on an appeal in nocturne',
  ...reports({
    globals: { template: 'nocturne', scheme: 'dark' },
    world: withWorld((of) => addAppeal(of, true)),
    play: async ({ canvas }) => {
      const here = await article(canvas, /Your report/);
      await expect(here.getByText('Decided after your appeal')).toBeVisible();
      await expect(here.getByText('Blocked the account for a time, until March 5, 2031')).toBeVisible();
      await expect(here.queryByRole('button', { name: 'Appeal' })).toBeNull();
    },
  }),
};

export const Restricted: StoryObj = {
  name: 'Shows the reported member the decision without the report',
  ...reports({
    world: withWorld((of) => addDecidedReport(of, 'reported')),
    play: async ({ canvas }) => {
      const here = await article(canvas, /A decision about you/);
      await expect(here.getByRole('button', { name: 'Appeal' })).toBeVisible();
      await expect(canvas.queryByText(/my cousin/)).toBeNull();
      await expect(canvas.queryByText(/Maximiliane/)).toBeNull();
    },
  }),
};

export const Phone: StoryObj = {
  name: 'An open appeal on a phone, in nocturne, dark and German',
  ...reports({
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    world: withWorld((of) => addAppeal(of, false)),
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, 'Meldungen und Entscheidungen');
      await canvas.findByText('Dein Widerspruch', { exact: false, selector: 'h3' });
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

export const PhoneForm: StoryObj = {
  name: 'The appeal form on a phone, in classic and Polish',
  ...reports({
    globals: { template: 'classic', scheme: 'light', language: 'pl' },
    viewport: 'phone',
    world: decided,
    play: async ({ canvas, canvasElement }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Odwołaj się' }));
      await canvas.findByRole('textbox');
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

export const None: StoryObj = {
  name: 'No reports and no decisions',
  ...reports({
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/You haven’t reported anything/)).toBeVisible();
    },
  }),
};

export const Failed: StoryObj = {
  name: 'Offers a retry when the list fails to load',
  ...reports({
    world: { ...decided, faults: { getCases: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  }),
};

export const FromTheMenu: StoryObj = {
  name: 'Links from the safety dialog to the reports',
  ...screen('members-memberId', {
    globals: { viewer: 'paid' },
    params: { memberId: 'reported' },
    world: withWorld((of) => {
      addDecidedReport(of);
      const [other] = others(of);
      const member = of.members.get(other!.id);
      of.members.delete(other!.id);
      of.members.set('reported', { ...member!, profile: { ...other!, id: 'reported', name: 'Joris' } });
      of.reports[0]!.profile = 'reported';
      of.reports[0]!.from = viewerOf(of).profile.id;
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 });
      await openSafety('Joris');
      await userEvent.click((await dialog()).getByRole('link', { name: 'Your reports and our decisions' }));
      await heading(canvas, 'Reports and decisions');
      await canvas.findByRole('article', { name: 'Your report about Joris' });
    },
  }),
};
