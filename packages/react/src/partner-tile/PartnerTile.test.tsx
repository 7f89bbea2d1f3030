import { cleanup } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describeConformance.tsx';
import { draw } from '../testing/draw.tsx';
import { PartnerTileLink } from './PartnerTileLink.tsx';
import { PartnerTileRoot } from './PartnerTileRoot.tsx';

const HREF = '/api/xcams/redirect.php?account=luna';

const tileOf =
  (href: string | null): MakePart =>
  (props) => <PartnerTileRoot {...props} href={href} />;

describeConformance('PartnerTileRoot', tileOf(HREF), {
  tag: 'article',
  states: {
    'an offer': { make: tileOf(HREF), state: { isPending: false }, data: {} },
    'an offer on its way': {
      make: tileOf(null),
      state: { isPending: true },
      data: { pending: 'true' },
    },
  },
});

/** A tile whose own element is its link, so that the link can be looked at. */
const linkIn =
  (href: string | null): MakePart =>
  (props) => {
    const Bare = ({ children }: ComponentPropsWithRef<'div'>) => (children as [unknown, never])[1];
    return (
      <PartnerTileRoot href={href} as={Bare}>
        <PartnerTileLink {...props} />
      </PartnerTileRoot>
    );
  };

describeConformance('PartnerTileLink', linkIn(HREF), {
  tag: 'a',
  states: { 'a link': { make: linkIn(HREF), state: {}, data: {} } },
});

afterEach(cleanup);

const Framed = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="group" />;

test.each<RootProps>([
  {},
  { children: null },
  { children: 'A better offer' },
  { children: () => null },
  { as: Framed, children: <b>Luna</b> },
])('no brand takes the words away that say what it is: %o', (props) => {
  const tile = draw(tileOf(HREF)(props));
  const words = tile.querySelector<HTMLElement>('[data-part="advert"]');
  expect(words?.innerText).toBe('Advertisement');
  expect(tile.getAttribute('aria-labelledby')).toBe(words?.id);
});

test('its link opens a window of its own that knows nothing of the page', () => {
  const tile = draw(tileOf(HREF)({ children: <PartnerTileLink>Luna, 28</PartnerTileLink> }));
  const link = tile.querySelector('a')!;
  expect([link.pathname + link.search, link.target, link.rel]).toEqual([
    HREF,
    '_blank',
    'noopener noreferrer sponsored',
  ]);
  expect(document.getElementById(link.getAttribute('aria-describedby')!)?.textContent).toBe('Advertisement');
});

test('while the offer is on its way there is nothing to press', () => {
  const tile = draw(tileOf(null)({ children: <PartnerTileLink>Luna, 28</PartnerTileLink> }));
  expect([tile.querySelector('a'), tile.ariaBusy]).toEqual([null, 'true']);
});
