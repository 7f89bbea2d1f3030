import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilmInActs } from './FilmInActs.tsx';

/** Returns the share of each mark that is filled. */
const readShares = () =>
  [...document.querySelectorAll('[data-part="acts"] span')].map((mark) => {
    for (const motion of mark.getAnimations({ subtree: true })) motion.finish();
    return new DOMMatrix(getComputedStyle(mark, '::after').transform).a;
  });

test('marks fill with the film, and are whole and still without it', () => {
  const { container } = render(
    <FilmInActs>
      <video muted />
    </FilmInActs>,
  );
  expect(container.getAnimations({ subtree: true })).toEqual([]);
  expect(readShares()).toEqual([1, 1, 1]);
  const film = container.querySelector('video')!;
  Object.defineProperties(film, { currentTime: { value: 9 }, duration: { value: 18 } });
  fireEvent.timeUpdate(film);
  expect(readShares()).toEqual([1, 0.5, 0]);
});
