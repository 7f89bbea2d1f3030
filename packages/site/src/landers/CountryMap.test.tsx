import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountryMap } from './CountryMap.tsx';

const cities = [
  { name: 'Nijmegen', x: 380, y: 250 },
  { name: 'Breda', x: 120, y: 290 },
];

// A phone of 320 px, a tablet and a desktop, with a flat, a usual and a tall country.
test.each([270, 479, 480, 900])('names of cities have 13 px and more on %i px', (width) => {
  for (const height of [305, 732, 1165]) {
    const { container, unmount } = render(
      <div style={{ inlineSize: width }}>
        <CountryMap map={{ width: 600, height, path: 'M0 0', cities }} label="Netherlands" />
      </div>,
    );
    const name = container.querySelector('text')!;
    const size = Number.parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a;
    expect(size).toBeGreaterThanOrEqual(13);
    unmount();
  }
});
