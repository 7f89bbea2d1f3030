import type { Profile } from '@meetcute/contract';
import { IconButton, LikeButton, ProfileCard, type ProfileCardProps } from '@meetcute/kit';
import { otherLanguage, nameLanguage, t } from '@meetcute/storybook';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { DotsThreeVertical } from '@phosphor-icons/react/DotsThreeVertical';
import { HeartStraight } from '@phosphor-icons/react/HeartStraight';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandPart } from '@meetcute/storybook/brands';
import GuideCard from '../brand-guide/OwnProfileCard.example.tsx';
import { drawnPhoto } from '../drawn-photo.ts';
import { sampleProfile } from './people.ts';

const BrandCard = await brandPart('ProfileCard');

/**
 * Member in a list. Each brand has its own skin; the headless root renders the required labels, so no brand can omit
 * them.
 */
const meta = {
  title: 'Parts/ProfileCard',
  component: ProfileCard,
  tags: ['autodocs'],
  args: { profile: sampleProfile(), href: '/members/marit' },
  render: (args) => <BrandCard {...args} />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names the member with the age in one link. */
export const Classic: Story = {
  name: 'Plain',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Marit' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Marit, 34');
  },
};

/** Is the brand’s own card, with its name on the photo. */
export const Nocturne: Story = {
  name: 'Name on the photo in Nocturne',
  tags: ['nocturne'],
  parameters: { fixed: 'Nocturne draws its own card. Open Plain to see Classic.' },
  globals: { template: 'nocturne' },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('article', { name: 'Marit' }).querySelector("[data-part='photo']")!;
    const name = canvas.getByText('Marit').getBoundingClientRect();
    await expect(name.bottom).toBeLessThan(photo.getBoundingClientRect().bottom);
  },
};
export const Online: Story = { args: { profile: sampleProfile({ online: true }) } };
export const New: Story = { args: { mark: 'New' } };

/** Has space for a button of the page. */
export const WithLike: Story = {
  name: 'With a like',
  args: { actions: <LikeButton profile={sampleProfile()} /> },
};

/** Shows a badge for a language that differs from the page’s. */
export const AnotherLanguage: Story = {
  name: 'Another language',
  render: (args) => <BrandCard {...args} profile={sampleProfile({ language: otherLanguage() })} />,
  parameters: { spec: ['search.card.language-badge', 'badge.language-differs-from-ui'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('common:speaks', { language: nameLanguage(otherLanguage()) })),
    ).toBeVisible();
  },
};

/** Shows a line that is worth answering, shortened to two lines. */
export const WithLine: Story = {
  name: 'With a line',
  args: { line: 'Gardener with cold hands and a warm kitchen; on Sundays I bake for the whole street.' },
};

/** Labels a fictional profile in words. */
export const Fictional: Story = {
  tags: ['legal'],
  args: { profile: sampleProfile({ fictional: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};

/** Shortens the longest name and place. */
export const LongestName: Story = {
  name: 'Longest name',
  args: {
    profile: sampleProfile({ name: 'Wolfeschlegelsteinhausen'.repeat(6), city: 'Llanfairpwll'.repeat(12) }),
  },
};

const photo = drawnPhoto('marit');

/** Card with every optional element and a long name. */
const laden = (
  name: string,
  city: string,
  language: 'de' | 'pl',
  mark: string,
): Partial<ProfileCardProps> => ({
  profile: sampleProfile({ name, city, language, fictional: true, online: true, main_image: photo }),
  mark,
  actions: <LikeButton profile={sampleProfile({ name })} />,
});

/** Expects no overflow from the card and a readable label. */
const fits =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const card = canvas.getByRole('article', { name });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
    // Nobody uses a fictional profile, whatever the back end sends.
    await expect(card).not.toHaveAttribute('data-online');
    await expect(card.querySelector('[data-part="online"]')).toBeNull();
  };

const german = ['Maximiliane-Friederike von Hohenlohe-Waldenburg', 'Schmedeswurtherwesterdeich'] as const;
const polish = ['Wawrzyniec Brzęczyszczykiewicz-Gżegżółkowski', 'Chrząszczyżewoszyce'] as const;

/** Fits every element and a long name with German words. */
export const LongestInGerman: Story = {
  name: 'Every element, in German',
  args: laden(...german, 'pl', 'Neu'),
  parameters: { fixed: 'German words are long. Open Longest name to choose the language.' },
  globals: { language: 'de' },
  play: fits(german[0]),
};

/** Fits every element and a long name with Polish words. */
export const LongestInPolish: Story = {
  name: 'Every element, in Polish',
  args: laden(...polish, 'de', 'Nowe'),
  parameters: { fixed: 'Polish words are long. Open Longest name to choose the language.' },
  globals: { language: 'pl' },
  play: fits(polish[0]),
};

/** Shows a long place on one line above two buttons. */
export const LongPlaceInNocturne: Story = {
  name: 'Long place in Nocturne',
  tags: ['nocturne'],
  parameters: { fixed: 'Nocturne draws its own card. Open With a like to see Classic.' },
  globals: { template: 'nocturne' },
  args: {
    profile: sampleProfile({ city: '’s-Hertogenbosch', main_image: photo }),
    actions: (
      <>
        <IconButton variant="photo" aria-label="Like">
          <HeartStraight aria-hidden size={20} />
        </IconButton>
        <IconButton variant="photo" aria-label="Message">
          <ChatCircle aria-hidden size={20} />
        </IconButton>
      </>
    ),
  },
  // Half of a phone's width, less the margins.
  render: (args) => (
    <div style={{ inlineSize: '10.75rem' }}>
      <BrandCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByText('’s-Hertogenbosch');
    const text = document.createRange();
    text.selectNodeContents(place);
    const [box, all] = [place.getBoundingClientRect(), text.getBoundingClientRect()];
    await expect(all.right).toBeLessThanOrEqual(box.right);
    await expect(all.bottom).toBeLessThanOrEqual(box.bottom);
    await expect(text.getClientRects()).toHaveLength(1);
  },
};

/** Pixels between badges, menu and buttons of a card, less than each gap of the sample. */
const APART = 3;

/** Returns the pairs of boxes that are less than `APART` apart, each as two names. */
function findTouching(elements: readonly Element[]): string[] {
  const visibleParts = elements
    // Words that are read out alone are clipped.
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
    }));
  return visibleParts.flatMap((a, index) =>
    visibleParts
      .slice(index + 1)
      .filter(
        (b) =>
          a.box.left < b.box.right + APART &&
          b.box.left < a.box.right + APART &&
          a.box.top < b.box.bottom + APART &&
          b.box.top < a.box.bottom + APART,
      )
      .map((b) => `${a.name} / ${b.name}`),
  );
}

/** The sample of the guide with all of its elements, at a width. */
function GuideSample({ inlineSize, ...change }: Partial<Profile> & { inlineSize: string }) {
  const profile = sampleProfile({ main_image: photo, language: otherLanguage(), ...change });
  const actions = (
    <>
      <IconButton variant="raised" aria-label="Message">
        <ChatCircle aria-hidden size={22} />
      </IconButton>
      <IconButton variant="raised" aria-label="Like">
        <HeartStraight aria-hidden size={22} />
      </IconButton>
    </>
  );
  const menu = (
    <IconButton variant="photo" aria-label="Report or block">
      <DotsThreeVertical aria-hidden size={22} weight="bold" />
    </IconButton>
  );
  return (
    <div style={{ inlineSize, marginBlockEnd: '2rem' }}>
      <GuideCard profile={profile} href="/members/marit" mark="Recently joined" {...{ actions, menu }} />
    </div>
  );
}

/** Is the sample of the guide for brands: on a desktop, and half as wide as a phone. */
export const OfTheGuide: Story = {
  name: 'Card of the guide for brands',
  parameters: { spec: ['badge.language-differs-from-ui'] },
  render: () => (
    <>
      <GuideSample inlineSize="16rem" online />
      <GuideSample inlineSize="10.75rem" name="Maximiliane-Friederike" fictional />
    </>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const overPhoto = [...card.querySelectorAll("[data-part='badge'], button")];
      await expect(overPhoto).toHaveLength(5);
      await expect(findTouching(overPhoto)).toEqual([]);
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      await expect(card.querySelector("[data-part='place']")).toBeVisible();
    }
    const online = canvas.getByRole('article', { name: 'Marit' }).querySelector("[data-part='online']");
    await expect(online).toBeVisible();
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};
