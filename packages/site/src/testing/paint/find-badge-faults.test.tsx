import { afterEach, expect, test } from 'vitest';
import { findBadgeFaults } from './find-badge-faults.ts';

afterEach(() => document.body.replaceChildren());

/** Shows a card with a badge on a photo, which a link covers as a whole. */
function showCard(photo: string, badge: string): void {
  document.body.innerHTML = `<article style="position: relative; width: 200px; height: 200px">
    <canvas data-part="photo" style="position: absolute; inset: 0; ${photo}" width="200" height="200"></canvas>
    <span data-part="badge" style="position: absolute; top: 10px; left: 10px; background: #fff; white-space: nowrap;
      ${badge}">Speaks Dutch</span>
    <a href="/" style="position: absolute; inset: 0"></a></article>`;
}

test.each([
  ['above the photo', '', '', []],
  ['that no pointer meets', '', 'pointer-events: none', []],
  ['with an ellipsis', '', 'width: 40px; overflow: hidden; text-overflow: ellipsis', []],
  ['below the photo', 'z-index: 1', '', ["covered by <canvas> [data-part='photo']"]],
  ['without an ellipsis', '', 'width: 40px; overflow: hidden', ['without an ellipsis']],
  ['for screen readers alone', 'z-index: 1', 'width: 1px; height: 1px; overflow: hidden', []],
])('a badge %s', (_, photo, badge, causes) => {
  showCard(photo, badge);
  expect(findBadgeFaults(document)).toEqual(causes.map((cause) => expect.stringContaining(cause)));
});
