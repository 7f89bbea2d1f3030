import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { SearchGridItemRoot } from './SearchGridItemRoot.tsx';
import { SearchGridRoot } from './SearchGridRoot.tsx';
import { SearchGridTileRoot } from './SearchGridTileRoot.tsx';
import { useSearchGrid } from './useSearchGrid.ts';

function Grid({ count, isLeaving, ...props }: { count: number; isLeaving: boolean }) {
  return <SearchGridRoot {...props} grid={useSearchGrid(count)} isLeaving={isLeaving} />;
}

const gridOf =
  (count: number, isLeaving = false): MakePart =>
  (props) => <Grid {...props} count={count} isLeaving={isLeaving} />;

describeConformance('SearchGridRoot', gridOf(3), {
  tag: 'ul',
  states: {
    'a grid of items': { make: gridOf(3), state: { isEmpty: false, isLeaving: false }, data: {} },
    'an empty grid': { make: gridOf(0), state: { isEmpty: true }, data: { empty: 'true' } },
    'a grid of outdated items': {
      make: gridOf(3, true),
      state: { isLeaving: true },
      data: { leaving: 'true' },
    },
  },
});

const item = {
  index: 4,
  slot: 4,
  itemProps: { 'aria-posinset': 5, 'aria-setsize': 9, 'data-index': 4, style: {} },
};

describeConformance('SearchGridItemRoot', (props) => <SearchGridItemRoot {...props} item={item} />, {
  tag: 'li',
  states: {
    'an item': {
      make: (props) => <SearchGridItemRoot {...props} item={item} />,
      state: {},
      data: { index: '4' },
    },
  },
});

const tileOf =
  (href: string | null): MakePart =>
  (props) => <SearchGridTileRoot {...props} item={item} href={href} kind="cams" />;

describeConformance('SearchGridTileRoot', tileOf('/offer'), {
  tag: 'li',
  states: {
    'an offer': { make: tileOf('/offer'), state: { isPending: false }, data: { index: '4' } },
    'an offer that is loading': {
      make: tileOf(null),
      state: { isPending: true },
      data: { index: '4', pending: 'true' },
    },
  },
});

test('an item has its position in the full list', () => {
  const { ariaPosInSet, ariaSetSize } = draw(<SearchGridItemRoot item={item} />);
  expect([ariaPosInSet, ariaSetSize]).toEqual(['5', '9']);
});

test('a tile is labelled as advertising', () => {
  const tile = draw(<SearchGridTileRoot item={item} href="/offer" kind="cams" />);
  expect(tile.querySelector('article > [data-part="advert"]')?.textContent).toBe('Advertisement');
});
