import { fireEvent } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { ComposerRoot } from './ComposerRoot.tsx';
import { ConversationRoot } from './ConversationRoot.tsx';
import { DaySeparatorRoot } from './DaySeparatorRoot.tsx';
import { createHeights } from './heights.ts';
import { MessageChunksRoot } from './MessageChunksRoot.tsx';
import { TypingIndicatorRoot } from './TypingIndicatorRoot.tsx';
import { UnreadDividerRoot } from './UnreadDividerRoot.tsx';

const logOf =
  (logState: { isAway: boolean; unseen: number }): MakePart =>
  (props) => <ConversationRoot {...props} log={{ scroller: createRef<HTMLDivElement>(), ...logState }} />;

describeConformance('ConversationRoot', logOf({ isAway: false, unseen: 0 }), {
  tag: 'div',
  states: {
    'a conversation at its newest message': {
      make: logOf({ isAway: false, unseen: 0 }),
      state: { isAway: false, isUnseen: false },
      data: {},
    },
    'a conversation scrolled up, with unseen messages': {
      make: logOf({ isAway: true, unseen: 2 }),
      state: { isAway: true, isUnseen: true },
      data: { away: 'true', unseen: 'true' },
    },
  },
});

const heights = createHeights();
const chunks = [
  { key: '1', size: 50 },
  { key: '51', size: 50 },
];

const chunksOf =
  (first: number): MakePart =>
  (props) => (
    <MessageChunksRoot
      {...props}
      log={{ chunks, heights, window: { first, end: 2, above: first * 1000, below: 0 } }}
      renderChunk={({ key }) => key}
    />
  );

describeConformance('MessageChunksRoot', chunksOf(0), {
  tag: 'div',
  states: {
    'a conversation rendered whole': { make: chunksOf(0), state: { isCut: false }, data: {} },
    'a conversation with chunks out of view': {
      make: chunksOf(1),
      state: { isCut: true },
      data: { cut: 'true' },
    },
  },
});

const dayOf: MakePart = (props) => <DaySeparatorRoot {...props} day="2026-01-02" />;

describeConformance('DaySeparatorRoot', dayOf, {
  tag: 'h2',
  states: { 'a day': { make: dayOf, state: { day: '2026-01-02' }, data: { day: '2026-01-02' } } },
});

const divider: MakePart = (props) => <UnreadDividerRoot {...props} />;

describeConformance('UnreadDividerRoot', divider, {
  tag: 'div',
  states: { 'the divider': { make: divider, state: {}, data: {} } },
});

const typing =
  (isTyping: boolean): MakePart =>
  (props) => <TypingIndicatorRoot {...props} name="Robin" isTyping={isTyping} />;

describeConformance('TypingIndicatorRoot', typing(true), {
  tag: 'div',
  states: {
    'a member who is typing': { make: typing(true), state: { isTyping: true }, data: { typing: 'true' } },
    'no one typing': { make: typing(false), state: { isTyping: false }, data: {} },
  },
});

const composerOf =
  (isEmpty: boolean, send: (() => void) | null): MakePart =>
  (props) => <ComposerRoot {...props} composer={{ isEmpty, send }} />;

describeConformance('ComposerRoot', composerOf(true, null), {
  tag: 'form',
  states: {
    'an empty composer': {
      make: composerOf(true, null),
      state: { isEmpty: true, isReady: false },
      data: { empty: 'true' },
    },
    'a message to send': {
      make: composerOf(false, () => undefined),
      state: { isEmpty: false, isReady: true },
      data: { ready: 'true' },
    },
    'a message that is blocked': {
      make: composerOf(false, null),
      state: { isEmpty: false, isReady: false },
      data: {},
    },
  },
});

test('sends on submit, after a given handler', () => {
  const calls: string[] = [];
  const form = draw(
    <ComposerRoot
      composer={{ isEmpty: false, send: () => void calls.push('send') }}
      onSubmit={() => void calls.push('given')}
    />,
  );
  expect(fireEvent.submit(form)).toBe(false);
  expect(calls).toEqual(['given', 'send']);
});
