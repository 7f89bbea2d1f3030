import { expect, test } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { MessageRoot, positionIn } from './MessageRoot.tsx';

const plain = { isOwn: false, state: 'sent', position: 'single' } as const;

describeConformance('MessageRoot', (props) => <MessageRoot {...props} {...plain} />, {
  tag: 'div',
  states: {
    'a message received': { part: <MessageRoot {...plain} />, data: { state: 'sent', position: 'single' } },
    'one’s own that failed, last of its run': {
      part: <MessageRoot isOwn state="failed" position="last" />,
      data: { own: 'true', state: 'failed', position: 'last' },
    },
  },
});

test('a message knows its place in a run', () => {
  expect(positionIn(0, 1)).toBe('single');
  expect([0, 1, 2].map((index) => positionIn(index, 3))).toEqual(['first', 'middle', 'last']);
});
