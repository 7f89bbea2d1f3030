import { IconButton, LikeButton, ProfileCard, type ProfileCardProps } from '@meetcute/kit';
import { otherLanguage, spoken, t } from '@meetcute/storybook';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { HeartStraight } from '@phosphor-icons/react/HeartStraight';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandPart } from '../../.storybook/brand-part.ts';
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

export const Classic: Story = {
  globals: { template: 'classic' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Marit' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Marit, 34');
  },
};
export const Nocturne: Story = {
  name: 'Is the brand’s own card in nocturne, with its name on the photo',
  globals: { template: 'nocturne', scheme: 'dark' },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('article', { name: 'Marit' }).querySelector("[data-part='photo']")!;
    const name = canvas.getByText('Marit').getBoundingClientRect();
    await expect(name.bottom).toBeLessThan(photo.getBoundingClientRect().bottom);
  },
};
export const Online: Story = { args: { profile: sampleProfile({ online: true }) } };
export const New: Story = { args: { mark: 'New' } };
export const WithLike: Story = { args: { actions: <LikeButton profile={sampleProfile()} /> } };

export const AnotherLanguage: Story = {
  name: 'Shows a badge for a language that differs from the page’s',
  render: (args) => <BrandCard {...args} profile={sampleProfile({ language: otherLanguage() })} />,
  parameters: { spec: ['search.card.language-badge', 'badge.language-differs-from-ui'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(otherLanguage().toUpperCase())).toHaveAttribute(
      'title',
      t('common:speaks', { language: spoken(otherLanguage()) }),
    );
  },
};

export const Fictional: Story = {
  name: 'Labels a fictional profile in words',
  args: { profile: sampleProfile({ fictional: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};

export const FictionalInNocturne: Story = {
  ...Fictional,
  name: 'Labels a fictional profile, in nocturne',
  globals: { template: 'nocturne', scheme: 'dark' },
};

export const LongestName: Story = {
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
  };

const german = ['Maximiliane-Friederike von Hohenlohe-Waldenburg', 'Schmedeswurtherwesterdeich'] as const;
const polish = ['Wawrzyniec Brzęczyszczykiewicz-Gżegżółkowski', 'Chrząszczyżewoszyce'] as const;

export const LongestInGerman: Story = {
  name: 'Longest name with every element, in German',
  args: laden(...german, 'pl', 'Neu'),
  globals: { language: 'de' },
  play: fits(german[0]),
};

export const LongestInGermanInNocturne: Story = {
  ...LongestInGerman,
  name: 'Longest name, in German and nocturne',
  globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
};

export const LongestInPolish: Story = {
  name: 'Longest name with every element, in Polish',
  args: laden(...polish, 'de', 'Nowe'),
  globals: { language: 'pl' },
  play: fits(polish[0]),
};

export const LongestInPolishInNocturne: Story = {
  ...LongestInPolish,
  name: 'Longest name, in Polish and nocturne',
  globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
};

export const LongPlaceInNocturne: Story = {
  name: 'Shows a long place on one line above two buttons, in nocturne',
  globals: { template: 'nocturne', scheme: 'dark' },
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
