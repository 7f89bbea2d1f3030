import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describeConformance.tsx';
import { MessageRoot, positionIn, type MessageRootState } from './MessageRoot.tsx';

const messageOf =
  (state: MessageRootState): MakePart =>
  (props) => <MessageRoot {...props} {...state} />;

const received = { isOwn: false, state: 'sent', position: 'single' } as const;
const failed = { isOwn: true, state: 'failed', position: 'last' } as const;

describeConformance('MessageRoot', messageOf(received), {
  tag: 'div',
  states: {
    'a message received': {
      make: messageOf(received),
      state: received,
      data: { state: 'sent', position: 'single' },
    },
    'one’s own that failed, last of its run': {
      make: messageOf(failed),
      state: failed,
      data: { own: 'true', state: 'failed', position: 'last' },
    },
  },
});

test('a message knows its place in a run', () => {
  expect(positionIn(0, 1)).toBe('single');
  expect([0, 1, 2].map((index) => positionIn(index, 3))).toEqual(['first', 'middle', 'last']);
});
