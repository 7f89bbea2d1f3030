import { SwipeDeckRoot, type DeckCard, type SwipeDeck as Deck } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visuallyHiddenCss.ts';

const Frame = styled.section`
  display: grid;
  flex: none;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100dvh;
  min-block-size: 34rem;
  overflow-x: clip;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);

  > [data-part='stage'] {
    position: relative;
    display: grid;
    justify-content: center;
    /* As large as the window lets a card of its shape be. */
    grid-template-columns: min(36rem, 100% - 2 * ${vars.space[4]}, max(20rem, 54dvh));
    grid-template-rows: minmax(0, 54rem);
    align-content: center;
    isolation: isolate;
    /* Below it the next cards look out. */
    padding-block: ${vars.space[1]} ${vars.space[8]};
  }
  > [data-part='stage'] > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* While a card is moved, those under it follow without delay. */
  > [data-part='stage']:has([data-dragged]) > article {
    transition: none;
  }
  > [data-part='stage'] > [data-part='instead'] {
    align-self: center;
  }
  > [data-part='stage'] > [data-part='instead']:has(> [aria-busy]) {
    display: grid;
    align-self: stretch;
  }
  > [data-part='actions'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[5]};
    padding: ${vars.space[2]} ${vars.space[4]} ${vars.space[5]};
  }
  > [data-part='news'] {
    ${visuallyHiddenCss}
  }
  > [data-part='hint'] {
    display: none;
    padding: 0 ${vars.space[4]} ${vars.space[5]};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-align: center;
    text-wrap: balance;
  }
  ${media.tablet} {
    > [data-part='actions'] {
      gap: ${vars.space[6]};
      padding-block-end: ${vars.space[6]};
    }
    @media (hover: hover) {
      > [data-part='hint'] {
        display: block;
      }
    }
  }
`;

export interface SwipeDeckProps {
  deck: Deck;
  /** What stands above the cards: where one is, and the ways elsewhere. */
  head: ReactNode;
  /** Draws one card. */
  renderCard: (card: DeckCard) => ReactNode;
  /** What stands in the place of the cards: loading, nobody, nobody more, a fault. */
  instead?: ReactNode;
  /** The buttons below, at the thumb. */
  actions: ReactNode;
  /** What the buttons are, as a group. */
  label: string;
  /** How to use the keyboard; shown where there is probably one. */
  hint: string;
}

/** A deck that fills the window: one large card with the next ones looking out under it, and buttons at the thumb. */
export const SwipeDeck = ({ deck, head, renderCard, instead, actions, label, hint }: SwipeDeckProps) => (
  <SwipeDeckRoot as={Frame} deck={deck}>
    {head}
    <div data-part="stage">
      {deck.cards.map((card) => (
        <Fragment key={card.profile.id}>{renderCard(card)}</Fragment>
      ))}
      {instead !== undefined && <div data-part="instead">{instead}</div>}
    </div>
    <div data-part="actions" role="group" aria-label={label}>
      {actions}
    </div>
    <p data-part="hint">{hint}</p>
  </SwipeDeckRoot>
);
