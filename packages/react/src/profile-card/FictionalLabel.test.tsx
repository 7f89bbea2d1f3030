import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw, fictionalWords } from '../testing/draw.tsx';
import { FictionalLabel } from './FictionalLabel.tsx';

afterEach(cleanup);

test('a fictional profile is called so in words', () => {
  expect(fictionalWords).toMatch(/fictional/i);
  expect(draw(<FictionalLabel profile={{ fictional: true }} />).innerText).toBe(fictionalWords);
});

test('a real member gets no label', () => {
  const root = draw(
    <p>
      <FictionalLabel profile={{ fictional: false }} />
    </p>,
  );
  expect(root.innerHTML).toBe('');
});
