import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenAt } from '../../.storybook/screen.ts';
import { world } from '../world.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Legal' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;

const sectionsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('article > section')];
const idsIn = (root: HTMLElement) => sectionsIn(root).map(({ id }) => id);

const titlesIn = (root: HTMLElement) =>
  sectionsIn(root).map((section) => section.querySelector('h2 > span')?.textContent);

const termsTitles = [
  'Definitions',
  'General provisions',
  'Fictional profiles',
  'The offer and registration',
  'Usage rules',
  'Refusal and blocking',
  'Termination',
  'Credits and payments',
  'Consent and storage',
  'Liability and indemnity',
  'Intellectual property',
  'Complaints',
  'Newsletters',
  'Zero-tolerance policy',
  'Final provisions',
];

/** Terms without the takedown section; `TermsOfNocturne` has it. */
export const Terms = screen('pages-terms', {
  fixed: 'The terms of Classic have no takedown section.',
  globals: { ...visitor, template: 'classic' },
  spec: [
    'terms.fifteen-sections',
    'terms.usage-rules-20-items',
    'terms.zero-tolerance-trafficking-and-minors',
    'terms.copyright-section-hidden-otherwise',
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Linden Lane');
    await expect(titlesIn(canvasElement)).toEqual(termsTitles);
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link')).toHaveLength(15);
    const section = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(section('Usage rules').getAllByRole('listitem')).toHaveLength(20);
    const policy = section('Zero-tolerance policy');
    await expect(policy.getByText(/zero tolerance for human trafficking/)).toBeVisible();
    await expect(policy.getByText(/zero tolerance for minors on the site/)).toBeVisible();
    await expect(
      section('Fictional profiles').getByText(/a meeting with them is not possible/),
    ).toBeVisible();
  },
});

/** Terms of the toolbar's brand, for the site map. */
export const TermsOfTheBrand = screen('pages-terms', {
  globals: visitor,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Terms with the takedown section, which a trade name of the company enables, and with a message price. */
export const TermsOfNocturne = screen('pages-terms', {
  globals: { ...visitor, template: 'nocturne', scheme: 'dark' },
  spec: ['terms.copyright-section-shown-for-trade-name'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(titlesIn(canvasElement)).toEqual([...termsTitles, 'Copyright takedown and record keeping']);
    await expect(idsIn(canvasElement)).toEqual([
      'definitions',
      'general',
      'fictional',
      'offer',
      'usage',
      'blocking',
      'termination',
      'credits',
      'storage',
      'liability',
      'property',
      'complaints',
      'newsletters',
      'zeroTolerance',
      'final',
      'takedown',
    ]);
    await expect(canvas.getAllByText(/costs at least .*0\.30/).length).toBeGreaterThan(0);
  },
});

export const TermsInPolish = screen('pages-terms', {
  globals: { ...visitor, language: 'pl' },
  viewport: 'phone',
  spec: ['terms.zero-tolerance-english-only'],
  play: async ({ canvas }) => {
    const policy = await canvas.findByRole('region', { name: 'Zero-tolerance policy' });
    await expect(policy).toHaveAttribute('lang', 'en');
    await expect(within(policy).getByText(/human trafficking/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Pojęcia' })).not.toHaveAttribute('lang');
  },
});

export const Privacy = screen('pages-privacy', {
  globals: visitor,
  spec: ['privacy.eight-sections'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(titlesIn(canvasElement)).toEqual([
      'Where our data comes from',
      'Whom we share it with',
      'Signing in through other companies',
      'Age',
      'Links to other sites',
      'Your rights',
      'How long and how we keep it',
      'Contact',
    ]);
  },
});

export const PrivacyOnAPhone = screen('pages-privacy', {
  fixed: CHECKED_LOOK,
  globals: { ...visitor, template: 'nocturne', scheme: 'dark', language: 'de' },
  viewport: 'phone',
});

/** Legal links in the footer of every page. */
export const FromTheFooter = screen('login', {
  globals: visitor,
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('navigation', { name: `About ${world().settings.name}` }));
    await userEvent.click(footer.getByRole('link', { name: 'Privacy' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
    await userEvent.click(footer.getByRole('link', { name: 'Terms' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  },
});

export const TermsModal = screenAt('/login#terms-modal', {
  fixed: CHECKED_LOOK,
  globals: { ...visitor, template: 'classic' },
  spec: ['content.terms-modal'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Terms' });
    await expect(dialog).toHaveAttribute('id', 'terms-modal');
    await expect(sectionsIn(dialog)).toHaveLength(15);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const PrivacyModal = screenAt('/login#privacy-modal', {
  fixed: CHECKED_LOOK,
  globals: { ...visitor, template: 'nocturne', scheme: 'dark' },
  spec: ['content.privacy-modal'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Privacy' });
    await expect(dialog).toHaveAttribute('id', 'privacy-modal');
    await expect(sectionsIn(dialog)).toHaveLength(8);
  },
});
