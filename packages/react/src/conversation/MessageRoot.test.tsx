import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { MessageRoot, positionIn, type MessageRootState } from './MessageRoot.tsx';

const messageOf =
  (state: MessageRootState): MakePart =>
  (props) => <MessageRoot {...props} {...state} />;

const receivedState = { isOwn: false, state: 'sent', position: 'single' } as const;
const failedState = { isOwn: true, state: 'failed', position: 'last' } as const;

describeConformance('MessageRoot', messageOf(receivedState), {
  tag: 'div',
  states: {
    'a received message': {
      make: messageOf(receivedState),
      state: receivedState,
      data: { state: 'sent', position: 'single' },
    },
    'a failed own message, last of its run': {
      make: messageOf(failedState),
      state: failedState,
      data: { own: 'true', state: 'failed', position: 'last' },
    },
  },
});

test('positionIn returns the position within a run', () => {
  expect(positionIn(0, 1)).toBe('single');
  expect([0, 1, 2].map((index) => positionIn(index, 3))).toEqual(['first', 'middle', 'last']);
});
