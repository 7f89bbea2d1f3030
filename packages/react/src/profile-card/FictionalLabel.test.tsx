import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { draw, fictionalWords } from '../testing/draw.tsx';
import { FictionalLabel } from './FictionalLabel.tsx';

const label: MakePart = (props) => <FictionalLabel {...props} profile={{ fictional: true }} />;

describeConformance('FictionalLabel', label, {
  tag: 'span',
  states: { 'the label of a fictional profile': { make: label, state: {}, data: { part: 'fictional' } } },
});

test('labels a fictional profile in words', () => {
  expect(fictionalWords).toMatch(/fictional/i);
  expect(draw(label({})).innerText).toBe(fictionalWords);
});

test.each<RootProps>([{ children: 'Robin' }, { children: null }, { children: () => null }, { as: 'b' }])(
  'always shows the label: %o',
  (props) => {
    expect(draw(label(props)).innerText).toContain(fictionalWords);
  },
);

test('renders no label for a real member', () => {
  const root = draw(
    <p>
      <FictionalLabel profile={{ fictional: false }} />
    </p>,
  );
  expect(root.innerHTML).toBe('');
});

test('throws in development outside MeetcuteProvider', () => {
  expect(() => render(label({}))).toThrow(/common:fictional\.label is missing.*createI18n.*MeetcuteProvider/);
});
