import { anything, day, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { addAppeal, addDecidedReport, addReport, REPORT } from '../cases.ts';
import { dialog, openSafety } from '../safety.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { others, viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Service/Reports and decisions', tags: ['legal'] } satisfies Meta;
export default meta;

const reports = (options: ScreenOptions = {}): StoryObj => screen('reports', options);

const decidedWorld = withWorld((world) => addDecidedReport(world));

const article = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('article', { name }));

/** Name of the case about a report by the viewer. */
const matchOwnReport = () => matching(t('cases:kind.report', { about: anything }));

const LETTER = 'One photo is still there.';

async function write(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: t('cases:appeal.open') }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: t('cases:appeal.text') })).toHaveFocus());
  await userEvent.keyboard(LETTER);
  await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.send') }));
}

/** Lists a report that is not decided yet. */
export const Received: StoryObj = {
  name: 'Report received',
  ...reports({
    world: withWorld((world) => addReport(world)),
    play: async ({ canvas }) => {
      const here = await article(canvas, t('cases:kind.report', { about: 'Maximiliane-Wilhelmine' }));
      await expect(here.getByText(t('cases:state.received'))).toBeVisible();
      await expect(here.getByText(new RegExp(REPORT))).toBeVisible();
      await expect(here.queryByRole('button', { name: t('cases:appeal.open') })).toBeNull();
    },
  }),
};

/** Shows a decision with its reasons and how to appeal. */
export const Decided: StoryObj = {
  name: 'Report decided',
  ...reports({
    world: decidedWorld,
    play: async ({ canvas }) => {
      const here = await article(canvas, matchOwnReport());
      await expect(here.getByText('Two photos show another person, who did not consent.')).toBeVisible();
      const ground = here.getByRole('link', { name: t('cases:ground.usage') });
      await expect(ground).toHaveAttribute('href', '/pages/terms#usage');
      await expect(here.getByText(t('cases:process.person'))).toBeVisible();
      await expect(here.getByText(t('cases:appeal.until', { date: day('2027-05-21') }))).toBeVisible();
    },
  }),
};

/** Sends an appeal, confirms it and focuses the case. */
export const Appealed: StoryObj = {
  name: 'Appeal sent',
  ...reports({
    world: decidedWorld,
    play: async ({ canvas }) => {
      await write(canvas);
      await expect(await canvas.findByText(t('cases:appeal.done'))).toBeVisible();
      await expect(canvas.getByText(LETTER)).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: t('cases:appeal.text') })).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: matchOwnReport() })).toHaveFocus(),
      );
      await expect(currentWorld().appeals).toMatchObject([
        { reference: REPORT, side: 'sender', text: LETTER },
      ]);
    },
  }),
};

/** Focuses the empty reason and sends nothing. */
export const Missing: StoryObj = {
  name: 'Appeal without a reason',
  ...reports({
    world: decidedWorld,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('cases:appeal.open') }));
      await userEvent.click(canvas.getByRole('button', { name: t('cases:appeal.send') }));
      await expect(await canvas.findByText(t('validation:required.appeal'))).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: t('cases:appeal.text') })).toHaveFocus(),
      );
      await expect(currentWorld().appeals).toEqual([]);
    },
  }),
};

/** Keeps the reason of a failed appeal, also when the form is closed. */
export const AppealFails: StoryObj = {
  name: 'Appeal fails',
  tags: ['fault'],
  ...reports({
    world: { ...decidedWorld, faults: { appeal: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await write(canvas);
      const here = await article(canvas, matchOwnReport());
      await waitFor(() => expect(here.getByRole('alert')).not.toBeEmptyDOMElement());
      await userEvent.click(here.getByRole('button', { name: t('cases:appeal.cancel') }));
      await userEvent.click(here.getByRole('button', { name: t('cases:appeal.open') }));
      await expect(here.getByRole('textbox', { name: t('cases:appeal.text') })).toHaveValue(LETTER);
      await expect(here.getByRole('alert')).not.toBeEmptyDOMElement();
    },
  }),
};

/** Says why an appeal is no longer possible, and keeps the reason. */
export const TooLate: StoryObj = {
  name: 'Appeal too late',
  tags: ['fault'],
  ...reports({
    world: { ...decidedWorld, faults: { appeal: { kind: 'error', code: 'conflict' } } },
    play: async ({ canvas }) => {
      await write(canvas);
      await expect(await canvas.findByText(t('cases:appeal.late'))).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: t('cases:appeal.text') })).toHaveValue(LETTER);
    },
  }),
};

/** Shows the decision on an appeal, which is final. */
export const AppealDecided: StoryObj = {
  name: 'Appeal decided',
  ...reports({
    world: withWorld((world) => addAppeal(world, true)),
    play: async ({ canvas }) => {
      const here = await article(canvas, matchOwnReport());
      await expect(here.getByText(t('cases:state.appeal_decided'))).toBeVisible();
      await expect(
        here.getByText(t('cases:until', { action: t('cases:action.suspended'), date: day('2031-03-05') })),
      ).toBeVisible();
      await expect(here.queryByRole('button', { name: t('cases:appeal.open') })).toBeNull();
    },
  }),
};

/** Shows the reported member the decision without the report. */
export const Restricted: StoryObj = {
  name: 'Decision about the member',
  ...reports({
    world: withWorld((world) => addDecidedReport(world, 'reported')),
    play: async ({ canvas }) => {
      const here = await article(canvas, t('cases:kind.restriction'));
      await expect(here.getByRole('button', { name: t('cases:appeal.open') })).toBeVisible();
      await expect(canvas.queryByText(/my cousin/)).toBeNull();
      await expect(canvas.queryByText(/Maximiliane/)).toBeNull();
    },
  }),
};

/** Fits an open appeal on a phone in German. */
export const Phone: StoryObj = {
  name: 'German appeal on a phone',
  ...reports({
    fixed: 'German has long words for a narrow screen. Open “Appeal decided” to see other languages.',
    globals: { language: 'de' },
    viewport: 'phone',
    world: withWorld((world) => addAppeal(world, false)),
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('cases:title'));
      await canvas.findByText(matching(t('cases:appeal.yours', { date: anything })), { selector: 'h3' });
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

/** Fits the form of an appeal on a phone in Polish. */
export const PhoneForm: StoryObj = {
  name: 'Polish form on a phone',
  ...reports({
    fixed:
      'Polish has long words for a narrow screen. Open “Appeal without a reason” to see other languages.',
    globals: { language: 'pl' },
    viewport: 'phone',
    world: decidedWorld,
    play: async ({ canvas, canvasElement }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('cases:appeal.open') }));
      await canvas.findByRole('textbox');
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

/** Says that there are no reports and no decisions. */
export const None: StoryObj = {
  name: 'No reports',
  ...reports({
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: t('cases:none') })).toBeVisible();
      await expect(canvas.getByRole('main').querySelector('[data-part="drawing"] svg')).toBeVisible();
      await expect(
        within(canvas.getByRole('main')).getByRole('link', { name: t('cases:tips') }),
      ).toHaveAttribute('href', '/pages/safety');
    },
  }),
};

/** Offers a retry when the list fails to load. */
export const Failed: StoryObj = {
  name: 'List fails to load',
  tags: ['fault'],
  ...reports({
    world: { ...decidedWorld, faults: { getCases: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

/** Links from the safety dialog to the reports. */
export const FromTheMenu: StoryObj = {
  name: 'From the safety dialog',
  ...screen('members-memberId', {
    params: { memberId: 'reported' },
    world: withWorld((world) => {
      addDecidedReport(world);
      const [other] = others(world);
      const member = world.members.get(other!.id);
      world.members.delete(other!.id);
      world.members.set('reported', { ...member!, profile: { ...other!, id: 'reported', name: 'Joris' } });
      world.reports[0]!.profile = 'reported';
      world.reports[0]!.from = viewerOf(world).profile.id;
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 });
      await openSafety('Joris');
      await userEvent.click((await dialog()).getByRole('link', { name: t('safety:choose.reports') }));
      await heading(canvas, t('cases:title'));
      await canvas.findByRole('article', { name: t('cases:kind.report', { about: 'Joris' }) });
    },
  }),
};
