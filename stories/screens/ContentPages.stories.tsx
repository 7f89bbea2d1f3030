import { lastChanged, type ContentKind } from '@meetcute/i18n/pages';
import { containing, day, listed, matching, money, number, t } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { pageOnStage, type PageOnStage } from '../content.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { world } from '../world.ts';

const meta = { title: 'Screens/Content pages' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;

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
    await expect(target).toHaveAccessibleName(link.textContent);
    const permanent = page.getByRole('link', {
      name: matching(t('legal:linkTo', { title: link.textContent })),
    });
    await expect(permanent).toHaveAttribute('href', link.getAttribute('href'));
  }
  await expect(page.getByText(t('legal:lastChanged', { date: day(lastChanged[kind]) }))).toBeVisible();
  return texts;
}

export const Faq = screen('pages-faq', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    const { section, linkIn } = await expectSections(canvasElement, 'faq', 12);
    const { title } = section('fictional');
    await expect(title).toContain(world().settings.fictional_plural);
    const fictional = within(canvas.getByRole('region', { name: matching(title) }));
    await expect(fictional.getByRole('link', { name: matching(linkIn('fictional')) })).toHaveAttribute(
      'href',
      '/pages/terms#fictional',
    );
  },
});

/** Where messages cost something, the answer about prices names the lowest price. */
export const FaqOfNocturne = screen('pages-faq', {
  globals: { ...visitor, template: 'nocturne', scheme: 'dark' },
  play: async ({ canvas }) => {
    const { title } = (await pageOnStage('faq')).section('price');
    const answer = await canvas.findByRole('region', { name: matching(title) });
    await expect(within(answer).getByText(containing(money(30)))).toBeVisible();
  },
});

export const Cookies = screen('pages-cookies', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    const { section } = await expectSections(canvasElement, 'cookies', 6);
    const table = within(canvas.getByRole('table', { name: matching(section('cookies').title) }));
    const names = table.getAllByRole('rowheader').map((header) => header.querySelector('code')?.textContent);
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
    const { logged_out_search: all, logged_out_search_trafficsource: campaigns } = world().settings;
    const duration = number(30, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    const accepted = t('cookies:end.accept', { duration });
    const cells = source.getAllByRole('cell');
    if (all === campaigns) {
      await expect(cells[0]).toHaveTextContent(matching(accepted));
      await expect(cells[1]).toHaveTextContent(t('cookies:noUnneeded'));
    } else {
      const ends = listed([t('cookies:end.browser'), accepted], { type: 'disjunction' });
      await expect(cells[0]).toHaveTextContent(matching(ends));
      await expect(cells[1]).toHaveTextContent(t('cookies:no'));
    }
    await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
    await expect(canvas.getByText(t('cookieConsent:state.none'))).toBeVisible();
  },
});

/** The choice can be changed at any time, and the page says what it is. */
export const CookiesRejected = screen('pages-cookies', {
  globals: visitor,
  consent: 'rejected',
  play: async ({ canvas }) => {
    const { title } = (await pageOnStage('cookies')).section('choice');
    const choice = within(await canvas.findByRole('region', { name: matching(title) }));
    await expect(choice.getByRole('status')).toHaveTextContent(t('cookieConsent:state.rejected'));
    await userEvent.click(choice.getByRole('button', { name: t('cookieConsent:accept') }));
    await expect(choice.getByRole('status')).toHaveTextContent(t('cookieConsent:state.accepted'));
    await expect(choice.getByRole('button', { name: t('cookieConsent:accept') })).toHaveFocus();
    await userEvent.click(choice.getByRole('button', { name: t('cookieConsent:reject') }));
    await expect(choice.getByRole('status')).toHaveTextContent(t('cookieConsent:state.rejected'));
  },
});

export const CookiesAcceptedInGerman = screen('pages-cookies', {
  fixed: CHECKED_LOOK,
  globals: { ...visitor, template: 'nocturne', scheme: 'dark', language: 'de' },
  consent: 'accepted',
  viewport: 'phone',
});

export const CookiesInPolish = screen('pages-cookies', {
  globals: { ...visitor, language: 'pl' },
  viewport: 'phone',
});

export const Ban = screen('pages-ban', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    const { section } = await expectSections(canvasElement, 'ban', 6);
    const { title, paragraphs } = section('appeal');
    const appeal = canvas.getByRole('region', { name: matching(title) });
    await expect(appeal).toHaveTextContent(t('account:reports.title'));
    await expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) await expect(appeal).toHaveTextContent(paragraph);
  },
});

export const ReturnPolicy = screen('pages-return-policy', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    const { section, linkIn } = await expectSections(canvasElement, 'returnPolicy', 7);
    const orders = canvas.getByRole('link', { name: matching(linkIn('how')) });
    await expect(orders).toHaveAttribute('href', '/credits');
    const { company_name: company, support_email: email } = world().settings;
    const form = canvas.getByRole('region', { name: matching(section('form').title) });
    await expect(form).toHaveTextContent(company);
    await expect(form).toHaveTextContent(email);
  },
});

export const Accessibility = screen('pages-accessibility', {
  globals: visitor,
  play: async ({ canvasElement }) => void (await expectSections(canvasElement, 'accessibility', 5)),
});

export const SafetyTips = screen('pages-safety', {
  globals: visitor,
  play: async ({ canvasElement }) => void (await expectSections(canvasElement, 'safety', 9)),
});

export const SafetyTipsInPolish = screen('pages-safety', {
  fixed: CHECKED_LOOK,
  globals: { ...visitor, template: 'nocturne', scheme: 'dark', language: 'pl' },
  viewport: 'phone',
});

export const FaqInGerman = screen('pages-faq', {
  globals: { ...visitor, language: 'de' },
  viewport: 'phone',
});

const nocturnePage = (
  route: 'pages-ban' | 'pages-accessibility' | 'pages-safety',
  kind: ContentKind,
  count: number,
) =>
  screen(route, {
    fixed: CHECKED_LOOK,
    globals: { ...visitor, template: 'nocturne', scheme: 'dark' },
    play: async ({ canvasElement }) => void (await expectSections(canvasElement, kind, count)),
  });

export const BanInNocturne = nocturnePage('pages-ban', 'ban', 6);
export const AccessibilityInNocturne = nocturnePage('pages-accessibility', 'accessibility', 5);
export const SafetyTipsInNocturne = nocturnePage('pages-safety', 'safety', 9);

/** The footer links to every page, and to the return policy where the site does not leave it out. */
export const FooterWithReturnPolicy = screen('login', {
  fixed: 'Linden Lane leaves the return policy out of its footer.',
  globals: { ...visitor, template: 'nocturne' },
  play: async ({ canvas }) => {
    const { name, company_name: company } = world().settings;
    const footer = within(
      await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName: name }) }),
    );
    await expect(canvas.getByText(company, { exact: false })).toBeVisible();
    await expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      t('shell:terms'),
      t('shell:privacy'),
      t('shell:prices'),
      t('shell:cookies'),
      t('shell:faq'),
      t('shell:safety'),
      t('shell:service'),
      t('shell:complaints'),
      t('shell:cancel'),
      t('shell:returnPolicy'),
      t('shell:accessibility'),
    ]);
  },
});

/** A site may leave out the select of languages and its company, and sells no premium; the age stays. */
export const FooterWithoutExtras = screen('login', {
  globals: visitor,
  spec: ['settings.template-features'],
  world: {
    change: ({ settings }) => {
      settings.footer = { languages: false, company: false, returnPolicy: false };
      settings.navigation = { ...settings.navigation, premium: false };
    },
  },
  play: async ({ canvas }) => {
    const { name, company_name: company, min_age: age } = world().settings;
    await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName: name }) });
    await expect(canvas.queryByRole('combobox', { name: t('shell:changeLanguage') })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: t('shell:colorScheme') })).toBeVisible();
    await expect(canvas.queryByText(company, { exact: false })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('shell:cancel') })).toBeNull();
    await expect(canvas.getByText(t('shell:adultsOnly', { age }))).toBeVisible();
  },
});

export const FooterWithoutReturnPolicy = screen('login', {
  fixed: 'Linden Lane leaves the return policy out of its footer.',
  globals: { ...visitor, template: 'classic' },
  play: async ({ canvas }) => {
    const { name } = world().settings;
    const footer = within(
      await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName: name }) }),
    );
    await expect(footer.queryByRole('link', { name: t('shell:returnPolicy') })).toBeNull();
    await expect(footer.getByRole('link', { name: t('shell:accessibility') })).toBeVisible();
  },
});
