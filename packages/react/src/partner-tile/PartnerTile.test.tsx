import type { ComponentPropsWithRef } from 'react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { PartnerTileLink } from './PartnerTileLink.tsx';
import { PartnerTileRoot } from './PartnerTileRoot.tsx';

const HREF = '/api/xcams/redirect.php?account=luna';

const tileOf =
  (href: string | null): MakePart =>
  (props) => <PartnerTileRoot {...props} href={href} kind="cams" />;

describeConformance('PartnerTileRoot', tileOf(HREF), {
  tag: 'article',
  states: {
    'an offer': { make: tileOf(HREF), state: { isPending: false }, data: {} },
    'a loading offer': {
      make: tileOf(null),
      state: { isPending: true },
      data: { pending: 'true' },
    },
  },
});

/** Makes a tile that renders only its link, so that the link can be tested as the root element. */
const linkIn =
  (href: string | null): MakePart =>
  (props) => {
    const Bare = ({ children }: ComponentPropsWithRef<'div'>) => (children as [unknown, never])[1];
    return (
      <PartnerTileRoot href={href} kind="cams" as={Bare}>
        <PartnerTileLink {...props} />
      </PartnerTileRoot>
    );
  };

describeConformance('PartnerTileLink', linkIn(HREF), {
  tag: 'a',
  states: { 'a link': { make: linkIn(HREF), state: {}, data: {} } },
});

const Framed = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="group" />;

test.each<RootProps>([
  {},
  { children: null },
  { children: 'A better offer' },
  { children: () => null },
  { as: Framed, children: <b>Luna</b> },
])('always shows the advertising label: %o', (props) => {
  const tile = draw(tileOf(HREF)(props));
  const words = tile.querySelector<HTMLElement>('[data-part="advert"]');
  expect(words?.innerText).toBe('Advertisement');
  expect(tile.getAttribute('aria-labelledby')).toBe(words?.id);
});

test('opens the link in a new window without opener and referrer', () => {
  const tile = draw(tileOf(HREF)({ children: <PartnerTileLink>Luna, 28</PartnerTileLink> }));
  const link = tile.querySelector('a')!;
  expect([link.pathname + link.search, link.target, link.rel]).toEqual([
    HREF,
    '_blank',
    'noopener noreferrer sponsored',
  ]);
  expect(document.getElementById(link.getAttribute('aria-describedby')!)?.textContent).toBe('Advertisement');
});

test('renders no link while the offer is loading', () => {
  const tile = draw(tileOf(null)({ children: <PartnerTileLink>Luna, 28</PartnerTileLink> }));
  expect([tile.querySelector('a'), tile.ariaBusy]).toEqual([null, 'true']);
});
