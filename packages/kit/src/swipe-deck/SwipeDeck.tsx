import {
  SwipeDeck as SwipeDeckParts,
  type DeckCard,
  type SwipeDeckRootState,
  type UseSwipeDeckResult,
} from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';
import type { FrameProps } from '../frame/useFrame.ts';

const Frame = styled.section`
  display: grid;
  flex: none;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  grid-template-columns: minmax(0, 1fr);
  block-size: calc(100dvh - var(--mc-banner, 0px));
  min-block-size: 34rem;
  overflow-x: clip;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);

  > [data-part='stage'] {
    position: relative;
    display: grid;
    justify-content: center;
    /* As large as the window allows at the aspect ratio of the card. */
    grid-template-columns: min(36rem, 100% - 2 * ${vars.space[4]}, max(20rem, 54dvh));
    grid-template-rows: minmax(0, 54rem);
    align-content: center;
    isolation: isolate;
    /* Leaves room for the next cards, which peek out below. */
    padding-block: ${vars.space[1]} ${vars.space[8]};
  }
  > [data-part='stage'] > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* No transition while dragging, so that the cards below follow the pointer. */
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
    /* Above the shadow of the cards. */
    position: relative;
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

export interface SwipeDeckProps extends FrameProps<HTMLElement, SwipeDeckRootState> {
  /** Result of `useSwipeDeck`. */
  deck: UseSwipeDeckResult;
  /** Content above the cards, such as the title and links to other pages. */
  head: ReactNode;
  /** Renders one card. */
  renderCard: (card: DeckCard) => ReactNode;
  /** Content in place of the cards: loading, no results, end of the deck, or an error. Default: none. */
  instead?: ReactNode;
  /** Buttons below the cards, within reach of the thumb. Default: none, as without cards to judge. */
  actions?: ReactNode;
  /** Accessible name of the group of buttons. */
  label: string;
  /** Keyboard instructions, shown on devices that are likely to have a keyboard. Default: none. */
  hint?: string | undefined;
}

/** Deck that fills the window: one large card, the next ones peeking out below, and buttons at the bottom. */
export const SwipeDeck = ({
  deck,
  head,
  renderCard,
  instead,
  actions,
  label,
  hint,
  ...frame
}: SwipeDeckProps) => (
  <SwipeDeckParts.Root {...frame} as={Frame} deck={deck}>
    {head}
    <div data-part="stage">
      {deck.cards.map((card) => (
        <Fragment key={card.profile.id}>{renderCard(card)}</Fragment>
      ))}
      {instead !== undefined && <div data-part="instead">{instead}</div>}
    </div>
    {actions !== undefined && (
      <div data-part="actions" role="group" aria-label={label}>
        {actions}
      </div>
    )}
    {hint !== undefined && <p data-part="hint">{hint}</p>}
  </SwipeDeckParts.Root>
);
