import { SwipeButton, SwipeDeck } from '@meetcute/kit';
import { SwipeDeck as SwipeDeckParts, useSwipeDeck } from '@meetcute/react/swipe-deck';
import type { Profile } from '@meetcute/contract';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brandPart } from '@meetcute/storybook/brands';
import { drawnPhoto } from '../drawn-photo.ts';
import { onTop, swipe } from '../deck.ts';
import { sampleProfile } from './people.ts';

const SwipeCard = await brandPart('SwipeCard');

const people: readonly Profile[] = ['Marit', 'Jonas', 'Sanne'].map((name, index) =>
  sampleProfile({
    id: name.toLowerCase(),
    name,
    main_image: drawnPhoto(name, 0, name.toLowerCase()),
    online: index === 0,
    fictional: index === 1,
  }),
);

const nothing = () => undefined;

/** Deck of given profiles, without requests and storage. */
function Styled({ profiles }: { profiles: readonly Profile[] }) {
  const deck = useSwipeDeck({ profiles, onLike: nothing });
  return (
    <SwipeDeck
      deck={deck}
      head={<h2>Three people</h2>}
      renderCard={(card) => <SwipeCard card={card} href="#" place={card.profile.city ?? ''} />}
      instead={deck.top ? undefined : <p>That was everyone.</p>}
      actions={
        <>
          <SwipeButton move="undo" aria-label="Undo" />
          <SwipeButton move="skip" aria-label="Skip" />
          <SwipeButton move="like" aria-label="Like" />
        </>
      }
      label="What you think of this person"
      hint="Or use your keyboard"
    />
  );
}

/** Unstyled deck. */
function Bare({ profiles }: { profiles: readonly Profile[] }) {
  const deck = useSwipeDeck({ profiles, onLike: nothing });
  return (
    <SwipeDeckParts.Root deck={deck} aria-label="People">
      {deck.cards.map((card) => (
        <SwipeDeckParts.Card key={card.profile.id} card={card} hidden={card.place !== 'top'}>
          <p>{card.profile.name}</p>
        </SwipeDeckParts.Card>
      ))}
      <SwipeDeckParts.Button move="undo">Undo</SwipeDeckParts.Button>
      <SwipeDeckParts.Button move="skip">Skip</SwipeDeckParts.Button>
      <SwipeDeckParts.Button move="like">Like</SwipeDeckParts.Button>
    </SwipeDeckParts.Root>
  );
}

/**
 * Profiles one at a time: like, skip, undo. Available separately from `@meetcute/react/swipe-deck` (unstyled) or
 * `@meetcute/kit/swipe-deck`.
 */
const meta = {
  title: 'Parts/SwipeDeck',
  component: Styled,
  tags: ['autodocs'],
  args: { profiles: people },
} satisfies Meta<typeof Styled>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the next cards under the top card. */
export const Cards: Story = {
  play: async ({ canvas, canvasElement }) => {
    await onTop(canvasElement, 'Marit');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** Shows the result of releasing a dragged card and raises the next one. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    await onTop(canvasElement, 'Marit');
    await swipe(canvasElement, -150, false);
    await expect(canvasElement.querySelector('[data-dragged]')).toBeVisible();
  },
};

/** Allows undo at the end of the deck. */
export const UsedUp: Story = {
  name: 'Used up',
  play: async ({ canvas, canvasElement }) => {
    await onTop(canvasElement, 'Marit');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await canvas.findByText('That was everyone.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await onTop(canvasElement, 'Sanne');
  },
};

/** Works unstyled. */
export const Unstyled: Story = {
  render: (args) => <Bare {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await onTop(canvasElement, 'Marit');
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.getByText(t('common:fictional.label'))).toBeVisible());
    await onTop(canvasElement, 'Jonas');
  },
};
