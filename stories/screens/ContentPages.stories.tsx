import { lastChanged, type ContentKind } from '@meetcute/i18n/pages';
import { containing, day, formatList, matching, money, number, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { pageOnStage, type PageOnStage } from '../content.ts';
import { fictionalTerm } from '../disclosures.ts';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Content pages' } satisfies Meta;
export default meta;

/** Expects a heading, a link in the table of contents and a permanent link for each section, and the date. */
async function expectSections(root: HTMLElement, kind: ContentKind, count: number): Promise<PageOnStage> {
  const page = within(root);
  const texts = await pageOnStage(kind);
  await expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
  const contents = within(page.getByRole('navigation', { name: t('legal:contents') }));
  const links = contents.getAllByRole('link');
  await expect(links).toHaveLength(count);
  for (const link of links) {
    const target = root.querySelector(link.getAttribute('href') ?? '');
    const title = link.querySelector('span')?.textContent ?? '';
    await expect(target).toHaveAccessibleName(title);
    const permanent = page.getByRole('link', { name: t('legal:linkTo', { title }) });
    await expect(permanent).toHaveAttribute('href', link.getAttribute('href'));
  }
  await expect(page.getByText(t('legal:lastChanged', { date: day(lastChanged[kind]) }))).toBeVisible();
  return texts;
}

/** Answers questions in sections with permanent links. */
export const Faq: StoryObj = {
  name: 'FAQ',
  ...screen('pages-faq', {
    play: async ({ canvas, canvasElement }) => {
      const { section, linkIn } = await expectSections(canvasElement, 'faq', 12);
      const { title } = section('fictional');
      await expect(title).toContain(fictionalTerm());
      const fictional = within(canvas.getByRole('region', { name: title }));
      await expect(fictional.getByRole('link', { name: linkIn('fictional') })).toHaveAttribute(
        'href',
        '/pages/terms#fictional',
      );
    },
  }),
};

/** Names the lowest price of a message where messages cost something. */
export const FaqOfNocturne: StoryObj = {
  name: 'FAQ with prices',
  tags: ['legal', 'nocturne'],
  ...screen('pages-faq', {
    fixed: 'Only Nocturne charges for messages. Open FAQ to see Classic.',
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      const { title } = (await pageOnStage('faq')).section('price');
      const answer = await canvas.findByRole('region', { name: title });
      await expect(within(answer).getByText(containing(money(30)))).toBeVisible();
    },
  }),
};

/** Lists each cookie with its purpose and its end. */
export const Cookies: StoryObj = {
  tags: ['legal'],
  ...screen('pages-cookies', {
    play: async ({ canvas, canvasElement }) => {
      const { section } = await expectSections(canvasElement, 'cookies', 6);
      const table = within(canvas.getByRole('table', { name: section('cookies').title }));
      const names = table
        .getAllByRole('rowheader')
        .map((header) => header.querySelector('code')?.textContent);
      await expect(names).toEqual([
        'session',
        'visitor',
        'i18n_redirected',
        'time_zone',
        'scheme',
        'country',
        'traffic_source',
        'cookie_consent',
      ]);
      const source = within(table.getByRole('row', { name: /traffic_source/ }));
      const { logged_out_search: all, logged_out_search_trafficsource: campaigns } = currentWorld().settings;
      const duration = number(30, { style: 'unit', unit: 'day', unitDisplay: 'long' });
      const acceptText = t('cookies:end.accept', { duration });
      const cells = source.getAllByRole('cell');
      if (all === campaigns) {
        await expect(cells[0]).toHaveTextContent(matching(acceptText));
        await expect(cells[1]).toHaveTextContent(t('cookies:noUnneeded'));
      } else {
        const ends = formatList([t('cookies:end.browser'), acceptText], { type: 'disjunction' });
        await expect(cells[0]).toHaveTextContent(matching(ends));
        await expect(cells[1]).toHaveTextContent(t('cookies:no'));
      }
      await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
      await expect(canvas.getByText(t('cookieConsent:state.none'))).toBeVisible();
    },
  }),
};

/** Says what the choice about cookies is, and lets it be changed at any time. */
export const CookiesRejected: StoryObj = {
  name: 'Cookies rejected',
  tags: ['legal'],
  ...screen('pages-cookies', {
    consent: 'rejected',
    play: async ({ canvas }) => {
      const { title } = (await pageOnStage('cookies')).section('choice');
      const choice = within(await canvas.findByRole('region', { name: title }));
      await expect(choice.getByRole('status')).toHaveTextContent(t('cookieConsent:state.rejected'));
      await userEvent.click(choice.getByRole('button', { name: t('cookieConsent:accept') }));
      await expect(choice.getByRole('status')).toHaveTextContent(t('cookieConsent:state.accepted'));
      await expect(choice.getByRole('button', { name: t('cookieConsent:accept') })).toHaveFocus();
      await userEvent.click(choice.getByRole('button', { name: t('cookieConsent:reject') }));
      await expect(choice.getByRole('status')).toHaveTextContent(t('cookieConsent:state.rejected'));
    },
  }),
};

/** Says that cookies are accepted. */
export const CookiesAccepted: StoryObj = {
  name: 'Cookies accepted',
  tags: ['legal'],
  ...screen('pages-cookies', {
    consent: 'accepted',
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('cookieConsent:state.accepted'))).toBeVisible();
    },
  }),
};

/** Says why members are blocked, and how to appeal. */
export const Ban: StoryObj = {
  tags: ['legal'],
  ...screen('pages-ban', {
    play: async ({ canvas, canvasElement }) => {
      const { section } = await expectSections(canvasElement, 'ban', 6);
      const { title, paragraphs } = section('appeal');
      const appeal = canvas.getByRole('region', { name: title });
      await expect(appeal).toHaveTextContent(t('account:reports.title'));
      await expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) await expect(appeal).toHaveTextContent(paragraph);
    },
  }),
};

/** Says how to withdraw from an order, with a form. */
export const ReturnPolicy: StoryObj = {
  name: 'Return policy',
  tags: ['legal'],
  ...screen('pages-return-policy', {
    play: async ({ canvas, canvasElement }) => {
      const { section, linkIn } = await expectSections(canvasElement, 'returnPolicy', 7);
      const orders = canvas.getByRole('link', { name: linkIn('how') });
      await expect(orders).toHaveAttribute('href', '/credits');
      const { company_name: company, support_email: email } = currentWorld().settings;
      const form = canvas.getByRole('region', { name: section('form').title });
      await expect(form).toHaveTextContent(company);
      await expect(form).toHaveTextContent(email);
    },
  }),
};

/** States how accessible the site is. */
export const Accessibility: StoryObj = {
  tags: ['legal'],
  ...screen('pages-accessibility', {
    play: async ({ canvasElement }) => void (await expectSections(canvasElement, 'accessibility', 5)),
  }),
};

/** Gives advice for safe meetings. */
export const SafetyTips: StoryObj = {
  name: 'Safety tips',
  ...screen('pages-safety', {
    play: async ({ canvasElement }) => void (await expectSections(canvasElement, 'safety', 9)),
  }),
};
