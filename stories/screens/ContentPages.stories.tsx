import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { world } from '../world.ts';

const meta = { title: 'Screens/Content pages' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;

/** Expects a heading, a link in the table of contents and a permanent link for each section, and the date. */
async function expectSections(root: HTMLElement, title: string, count: number): Promise<void> {
  const page = within(root);
  await expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  const contents = within(page.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  await expect(links).toHaveLength(count);
  for (const link of links) {
    const target = root.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toHaveAccessibleName(link.textContent);
    const permanent = page.getByRole('link', { name: `Link to “${link.textContent}”` });
    await expect(permanent).toHaveAttribute('href', link.getAttribute('href'));
  }
  await expect(
    page.getByText(/^Last changed on \d+ \w+ 20\d\d|^Last changed on \w+ \d+, 20\d\d/),
  ).toBeVisible();
}

export const Faq = screen('pages-faq', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    await expectSections(canvasElement, 'Questions and answers', 12);
    const fictional = canvas.getByRole('region', {
      name: `What are “${world().settings.fictional_plural}”?`,
    });
    await expect(within(fictional).getByRole('link', { name: 'terms' })).toHaveAttribute(
      'href',
      '/pages/terms#fictional',
    );
  },
});

/** Where messages cost something, the answer about prices names the lowest price. */
export const FaqOfNocturne = screen('pages-faq', {
  globals: { ...visitor, template: 'nocturne', scheme: 'dark' },
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('region', { name: 'What does it cost?' });
    await expect(within(answer).getByText(/costs at least .*0\.30/)).toBeVisible();
  },
});

export const Cookies = screen('pages-cookies', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    await expectSections(canvasElement, 'Cookies', 6);
    const table = within(canvas.getByRole('table', { name: 'All cookies' }));
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
    await expect(source.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      all === campaigns
        ? ['30 days if you accept', 'Only if you accept']
        : [
            'until you close the browser or 30 days if you accept',
            'For your visit; longer only if you accept',
          ],
    );
    await expect(canvas.queryByRole('region', { name: 'Cookies' })).toBeNull();
    await expect(canvas.getByText('You haven’t chosen yet.')).toBeVisible();
  },
});

/** The choice can be changed at any time, and the page says what it is. */
export const CookiesRejected = screen('pages-cookies', {
  globals: visitor,
  consent: 'rejected',
  play: async ({ canvas }) => {
    const choice = within(await canvas.findByRole('region', { name: 'Your choice' }));
    await expect(choice.getByRole('status')).toHaveTextContent('You have rejected.');
    await userEvent.click(choice.getByRole('button', { name: 'Accept' }));
    await expect(choice.getByRole('status')).toHaveTextContent('You have accepted.');
    await expect(choice.getByRole('button', { name: 'Accept' })).toHaveFocus();
    await userEvent.click(choice.getByRole('button', { name: 'Reject' }));
    await expect(choice.getByRole('status')).toHaveTextContent('You have rejected.');
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
    await expectSections(canvasElement, 'When we block an account', 6);
    const appeal = canvas.getByRole('region', { name: 'If you disagree' });
    await expect(appeal).toHaveTextContent('Use the link in our mail or “Reports and decisions”');
    await expect(appeal).toHaveTextContent('within six months');
  },
});

export const ReturnPolicy = screen('pages-return-policy', {
  globals: visitor,
  play: async ({ canvas, canvasElement }) => {
    await expectSections(canvasElement, 'Return policy', 7);
    const orders = canvas.getByRole('link', { name: 'your orders' });
    await expect(orders).toHaveAttribute('href', '/credits');
    const { company_name: company, support_email: email } = world().settings;
    const form = canvas.getByRole('region', { name: 'Text that you can use' });
    await expect(form).toHaveTextContent(company);
    await expect(form).toHaveTextContent(email);
  },
});

export const Accessibility = screen('pages-accessibility', {
  globals: visitor,
  play: ({ canvasElement }) => expectSections(canvasElement, 'Accessibility', 5),
});

export const SafetyTips = screen('pages-safety', {
  globals: visitor,
  play: ({ canvasElement }) => expectSections(canvasElement, 'Safety tips', 9),
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
  title: string,
  count: number,
) =>
  screen(route, {
    fixed: CHECKED_LOOK,
    globals: { ...visitor, template: 'nocturne', scheme: 'dark' },
    play: ({ canvasElement }) => expectSections(canvasElement, title, count),
  });

export const BanInNocturne = nocturnePage('pages-ban', 'When we block an account', 6);
export const AccessibilityInNocturne = nocturnePage('pages-accessibility', 'Accessibility', 5);
export const SafetyTipsInNocturne = nocturnePage('pages-safety', 'Safety tips', 9);

/** The footer links to every page, and to the return policy where the site does not leave it out. */
export const FooterWithReturnPolicy = screen('login', {
  fixed: 'Linden Lane leaves the return policy out of its footer.',
  globals: { ...visitor, template: 'nocturne' },
  play: async ({ canvas }) => {
    const { name, company_name: company } = world().settings;
    const footer = within(await canvas.findByRole('navigation', { name: `About ${name}` }));
    await expect(canvas.getByText(company, { exact: false })).toBeVisible();
    await expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Terms',
      'Privacy',
      'Prices',
      'Cookies',
      'Questions and answers',
      'Safety tips',
      'Customer service',
      'Complaints',
      'Cancel contracts',
      'Return policy',
      'Accessibility',
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
    await canvas.findByRole('navigation', { name: `About ${name}` });
    await expect(canvas.queryByRole('combobox', { name: 'Change language' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Colours' })).toBeVisible();
    await expect(canvas.queryByText(company, { exact: false })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Cancel contracts' })).toBeNull();
    await expect(canvas.getByText(`${age}+ only`)).toBeVisible();
  },
});

export const FooterWithoutReturnPolicy = screen('login', {
  fixed: 'Linden Lane leaves the return policy out of its footer.',
  globals: { ...visitor, template: 'classic' },
  play: async ({ canvas }) => {
    const { name } = world().settings;
    const footer = within(await canvas.findByRole('navigation', { name: `About ${name}` }));
    await expect(footer.queryByRole('link', { name: 'Return policy' })).toBeNull();
    await expect(footer.getByRole('link', { name: 'Accessibility' })).toBeVisible();
  },
});
