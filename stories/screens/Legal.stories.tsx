import { containing, matching, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, screenAt } from '@meetcute/storybook/screen';
import { pageOnStage, type PageOnStage } from '../content.ts';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Legal', tags: ['legal'] } satisfies Meta;
export default meta;

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

/** Shows the terms without the takedown section, which Nocturne has. */
export const Terms = screen('pages-terms', {
  fixed:
    'The rules quote the English terms, and those of Classic have no takedown section. Open Terms of the brand for another look.',
  globals: { template: 'classic', language: 'en' },
  spec: [
    'terms.fifteen-sections',
    'terms.usage-rules-20-items',
    'terms.zero-tolerance-trafficking-and-minors',
    'terms.copyright-section-hidden-otherwise',
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      currentWorld().settings.name,
    );
    const page = await expectSections(canvasElement, 'terms', termsIds);
    const contents = within(canvas.getByRole('navigation', { name: t('legal:contents') }));
    await expect(contents.getAllByRole('link')).toHaveLength(15);
    const section = (id: string) => within(canvas.getByRole('region', { name: page.section(id).title }));
    await expect(section('usage').getAllByRole('listitem')).toHaveLength(20);
    const policy = section('zeroTolerance');
    await expect(policy.getByText(/zero tolerance for human trafficking/)).toBeVisible();
    await expect(policy.getByText(/zero tolerance for minors on the site/)).toBeVisible();
    await expect(section('fictional').getByText(/a meeting with them is not possible/)).toBeVisible();
  },
});

/** Shows the terms of any brand, for the site map. */
export const TermsOfTheBrand: StoryObj = {
  name: 'Terms of the brand',
  ...screen('pages-terms', {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    },
  }),
};

/** Adds the takedown section, which a trade name enables, and names the price of a message. */
export const TermsOfNocturne: StoryObj = {
  name: 'Terms with takedown section',
  tags: ['nocturne'],
  ...screen('pages-terms', {
    fixed: 'Only Nocturne has a trade name with a takedown section. Open Terms of the brand to see Classic.',
    globals: { template: 'nocturne' },
    spec: ['terms.copyright-section-shown-for-trade-name'],
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expectSections(canvasElement, 'terms', [...termsIds, 'takedown']);
      await expect(canvas.getAllByText(containing(money(30))).length).toBeGreaterThan(0);
    },
  }),
};

/** Keeps the zero-tolerance policy in English, marked as such. */
export const TermsInPolish: StoryObj = {
  name: 'Terms in another language',
  ...screen('pages-terms', {
    fixed:
      'The policy stays English on a page in another language. Open Terms of the brand for any language.',
    globals: { language: 'pl' },
    spec: ['terms.zero-tolerance-english-only'],
    play: async ({ canvas }) => {
      const policy = await canvas.findByRole('region', { name: 'Zero-tolerance policy' });
      await expect(policy).toHaveAttribute('lang', 'en');
      const entry = canvas.getByRole('link', { name: `Zero-tolerance policy (${t('legal:inEnglish')})` });
      await expect(entry).toHaveAttribute('href', '#zeroTolerance');
      await expect(within(policy).getByText(/human trafficking/)).toBeVisible();
      await expect(
        canvas.getByRole('region', { name: (await pageOnStage('terms')).section('definitions').title }),
      ).not.toHaveAttribute('lang');
    },
  }),
};

/** Shows the eight sections of the privacy policy. */
export const Privacy = screen('pages-privacy', {
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

/** Opens privacy and terms from the footer of every page. */
export const FromTheFooter: StoryObj = {
  name: 'From the footer',
  ...screen('login', {
    play: async ({ canvas }) => {
      const { name: siteName } = currentWorld().settings;
      const footer = within(
        await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName }) }),
      );
      const heading = async (kind: 'terms' | 'privacy') =>
        canvas.findByRole('heading', { level: 1, name: (await pageOnStage(kind)).title });
      await userEvent.click(footer.getByRole('link', { name: t('shell:privacy') }));
      await expect(await heading('privacy')).toBeVisible();
      await userEvent.click(footer.getByRole('link', { name: t('shell:terms') }));
      await expect(await heading('terms')).toBeVisible();
    },
  }),
};

/** Opens the terms over a page, and closes them on Escape. */
export const TermsModal: StoryObj = {
  name: 'Terms in a dialog',
  ...screenAt('/login#terms-modal', {
    viewer: 'visitor',
    spec: ['content.terms-modal'],
    play: async ({ canvasElement }) => {
      const page = within(canvasElement.ownerDocument.body);
      const dialog = await page.findByRole('dialog', { name: t('shell:terms') });
      await expect(dialog).toHaveAttribute('id', 'terms-modal');
      const takedown = currentWorld().settings.takedown_tradename === null ? [] : ['takedown'];
      await expect(sectionsIn(dialog)).toHaveLength([...termsIds, ...takedown].length);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    },
  }),
};

/** Opens the privacy policy over a page. */
export const PrivacyModal: StoryObj = {
  name: 'Privacy in a dialog',
  ...screenAt('/login#privacy-modal', {
    viewer: 'visitor',
    spec: ['content.privacy-modal'],
    play: async ({ canvasElement }) => {
      const page = within(canvasElement.ownerDocument.body);
      const dialog = await page.findByRole('dialog', { name: t('shell:privacy') });
      await expect(dialog).toHaveAttribute('id', 'privacy-modal');
      await expect(sectionsIn(dialog)).toHaveLength(8);
    },
  }),
};
