import { containing, matching, money, t } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenAt } from '../../.storybook/screen.ts';
import { pageOnStage, type PageOnStage } from '../content.ts';
import { world } from '../world.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Legal' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;

const sectionsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('article > section')];
const idsIn = (root: HTMLElement) => sectionsIn(root).map(({ id }) => id);

/** Expects these sections of a legal text in this order, with their titles in the language of the story. */
async function expectSections(
  root: HTMLElement,
  kind: 'terms' | 'privacy',
  ids: readonly string[],
): Promise<PageOnStage> {
  const page = await pageOnStage(kind);
  await expect(idsIn(root)).toEqual(ids);
  for (const section of sectionsIn(root))
    await expect(section.querySelector('h2 > span')).toHaveTextContent(
      matching(page.section(section.id).title),
    );
  return page;
}

const termsIds = [
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
];

/** Terms without the takedown section; `TermsOfNocturne` has it. */
export const Terms = screen('pages-terms', {
  fixed:
    'The rules quote the English terms, and those of Classic have no takedown section. Open Terms of the brand for another look.',
  globals: { ...visitor, template: 'classic', language: 'en' },
  spec: [
    'terms.fifteen-sections',
    'terms.usage-rules-20-items',
    'terms.zero-tolerance-trafficking-and-minors',
    'terms.copyright-section-hidden-otherwise',
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(world().settings.name);
    const page = await expectSections(canvasElement, 'terms', termsIds);
    const contents = within(canvas.getByRole('navigation', { name: t('legal:contents') }));
    await expect(contents.getAllByRole('link')).toHaveLength(15);
    const section = (id: string) =>
      within(canvas.getByRole('region', { name: matching(page.section(id).title) }));
    await expect(section('usage').getAllByRole('listitem')).toHaveLength(20);
    const policy = section('zeroTolerance');
    await expect(policy.getByText(/zero tolerance for human trafficking/)).toBeVisible();
    await expect(policy.getByText(/zero tolerance for minors on the site/)).toBeVisible();
    await expect(section('fictional').getByText(/a meeting with them is not possible/)).toBeVisible();
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
    await expectSections(canvasElement, 'terms', [...termsIds, 'takedown']);
    await expect(canvas.getAllByText(containing(money(30))).length).toBeGreaterThan(0);
  },
});

export const TermsInPolish = screen('pages-terms', {
  fixed: 'The policy is in English on a page in another language.',
  globals: { ...visitor, language: 'pl' },
  viewport: 'phone',
  spec: ['terms.zero-tolerance-english-only'],
  play: async ({ canvas }) => {
    const policy = await canvas.findByRole('region', { name: 'Zero-tolerance policy' });
    await expect(policy).toHaveAttribute('lang', 'en');
    await expect(within(policy).getByText(/human trafficking/)).toBeVisible();
    await expect(
      canvas.getByRole('region', { name: (await pageOnStage('terms')).section('definitions').title }),
    ).not.toHaveAttribute('lang');
  },
});

export const Privacy = screen('pages-privacy', {
  globals: visitor,
  spec: ['privacy.eight-sections'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expectSections(canvasElement, 'privacy', [
      'sources',
      'sharing',
      'thirdParty',
      'age',
      'links',
      'rights',
      'storage',
      'contact',
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
    const { name: siteName } = world().settings;
    const footer = within(
      await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName }) }),
    );
    const heading = async (kind: 'terms' | 'privacy') =>
      canvas.findByRole('heading', { level: 1, name: matching((await pageOnStage(kind)).title) });
    await userEvent.click(footer.getByRole('link', { name: t('shell:privacy') }));
    await expect(await heading('privacy')).toBeVisible();
    await userEvent.click(footer.getByRole('link', { name: t('shell:terms') }));
    await expect(await heading('terms')).toBeVisible();
  },
});

export const TermsModal = screenAt('/login#terms-modal', {
  fixed: CHECKED_LOOK,
  globals: { ...visitor, template: 'classic' },
  spec: ['content.terms-modal'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: t('shell:terms') });
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
    const dialog = await page.findByRole('dialog', { name: t('shell:privacy') });
    await expect(dialog).toHaveAttribute('id', 'privacy-modal');
    await expect(sectionsIn(dialog)).toHaveLength(8);
  },
});
