import type { ReactElement } from 'react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { describeFictionalLabel } from '../testing/describe-fictional-label.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { SwipeButtonRoot } from './SwipeButtonRoot.tsx';
import { SwipeCardRoot } from './SwipeCardRoot.tsx';
import { SwipeDeckContext } from './SwipeDeckContext.ts';
import { SwipeDeckRoot } from './SwipeDeckRoot.tsx';
import type { DeckCard, UseSwipeDeckResult } from './useSwipeDeck.ts';

const nothing = () => undefined;

const deck: UseSwipeDeckResult = {
  cards: [],
  top: profileWith(),
  count: 1,
  like: () => true,
  skip: () => true,
  undo: null,
  restart: null,
  onExited: nothing,
  announcement: null,
};

const usedUp: UseSwipeDeckResult = { ...deck, top: null, count: 0, like: null, skip: null };

const wrapInContext = (part: ReactElement) => (
  <SwipeDeckContext value={{ deck, hadFocusRef: { current: false } }}>{part}</SwipeDeckContext>
);

describeConformance('SwipeDeckRoot', (props) => <SwipeDeckRoot {...props} deck={deck} />, {
  tag: 'section',
  states: {
    'with cards': {
      make: (props) => <SwipeDeckRoot {...props} deck={deck} />,
      state: { isEmpty: false },
      data: {},
    },
    'used up': {
      make: (props) => <SwipeDeckRoot {...props} deck={usedUp} />,
      state: { isEmpty: true },
      data: { empty: 'true' },
    },
  },
});

describeConformance('SwipeButtonRoot', (props) => wrapInContext(<SwipeButtonRoot {...props} move="like" />), {
  tag: 'button',
  states: {
    'an enabled action': {
      make: (props) => wrapInContext(<SwipeButtonRoot {...props} move="like" />),
      state: { move: 'like', isDisabled: false },
      data: { move: 'like' },
    },
    'a disabled action': {
      make: (props) => wrapInContext(<SwipeButtonRoot {...props} move="undo" />),
      state: { move: 'undo', isDisabled: true },
      data: { move: 'undo', disabled: 'true' },
    },
  },
});

const card = (changes: Partial<DeckCard> = {}): DeckCard => ({
  profile: profileWith(),
  place: 'top',
  direction: 'none',
  ...changes,
});

describeConformance('SwipeCardRoot', (props) => wrapInContext(<SwipeCardRoot {...props} card={card()} />), {
  tag: 'article',
  states: {
    'on top': {
      make: (props) => wrapInContext(<SwipeCardRoot {...props} card={card()} />),
      state: { place: 'top', direction: 'none', isFictional: false, isOnline: false },
      data: { place: 'top', direction: 'none' },
    },
    leaving: {
      make: (props) =>
        wrapInContext(<SwipeCardRoot {...props} card={card({ place: 'gone', direction: 'skip' })} />),
      state: { place: 'gone', direction: 'skip' },
      data: { place: 'gone', direction: 'skip' },
    },
    'next, fictional and online': {
      make: (props) =>
        wrapInContext(
          <SwipeCardRoot
            {...props}
            card={card({ place: 'next', profile: profileWith({ fictional: true, online: true }) })}
          />,
        ),
      state: { place: 'next', isFictional: true, isOnline: true },
      data: { place: 'next', direction: 'none', fictional: 'true', online: 'true' },
    },
  },
});

describeFictionalLabel('SwipeCardRoot', (fictional, props) =>
  wrapInContext(<SwipeCardRoot {...props} card={card({ profile: profileWith({ fictional }) })} />),
);
