import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { Link, type LinkProps } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const linkWith =
  (baseProps: Partial<LinkProps> = {}): MakePart =>
  (props: RootProps) => <Link href="#likes" {...baseProps} {...(props as object)} />;

describeConformance('Link', linkWith(), {
  tag: 'a',
  states: {
    'another page': { make: linkWith(), state: { isCurrent: false }, data: {} },
    'the current page': {
      make: linkWith({ isCurrent: true }),
      state: { isCurrent: true },
      data: { current: 'true' },
    },
  },
});

test('marks the current page for screen readers', () => {
  expect(draw(linkWith({ isCurrent: true })({})).getAttribute('aria-current')).toBe('page');
});

/** Clicks a link and returns the addresses that the router received, and whether the browser would load the page. */
function click(linkProps: Partial<LinkProps>, init: MouseEventInit = {}) {
  const navigate = vi.fn<(href: string) => void>();
  const link = draw(<LinkProvider navigate={navigate}>{linkWith(linkProps)({})}</LinkProvider>);
  const event = createEvent.click(link, init);
  // The test page must not be left.
  link.parentElement?.addEventListener('click', (clickEvent) => clickEvent.preventDefault(), { once: true });
  const isLeft = vi.spyOn(event, 'preventDefault');
  fireEvent(link, event);
  return { hrefs: navigate.mock.calls.flat(), handled: isLeft.mock.calls.length > 1 };
}

test.each([
  ['a plain click navigates', {}, {}, ['#likes']],
  ['a click with Ctrl is the browser’s', {}, { ctrlKey: true }, []],
  ['a click with Command is the browser’s', {}, { metaKey: true }, []],
  ['the middle button is the browser’s', {}, { button: 1 }, []],
  ['a link to a new tab is the browser’s', { target: '_blank' }, {}, []],
  ['a download is the browser’s', { download: '' }, {}, []],
  ['another site is the browser’s', { href: 'https://partner.example/' }, {}, []],
] as const)('%s', (_name, linkProps, init, expected) => {
  const { hrefs, handled } = click(linkProps, init);
  expect(hrefs).toEqual(expected);
  expect(handled).toBe(expected.length > 0);
});

test('does not navigate when onClick prevents the default', () => {
  expect(click({ onClick: (event) => event.preventDefault() }).hrefs).toEqual([]);
});
