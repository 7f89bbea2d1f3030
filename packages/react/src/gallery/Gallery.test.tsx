import { cleanup, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { GalleryRoot, useGallery, type GalleryRootProps } from './GalleryRoot.tsx';
import { GallerySlide } from './GallerySlide.tsx';
import { GalleryStatus } from './GalleryStatus.tsx';
import { GalleryTrack } from './GalleryTrack.tsx';

/** Wraps a part in a root without an element of its own, so that the test sees only the part. */
const wrapInRoot = (part: ReactNode, count = 3) => (
  <GalleryRoot as={({ children }: { children: ReactNode }) => children} count={count}>
    {part}
  </GalleryRoot>
);

const rootOf =
  (count: number): MakePart =>
  (props) => <GalleryRoot {...props} count={count} />;
const trackOf =
  (count: number): MakePart =>
  (props) =>
    wrapInRoot(<GalleryTrack {...(props as object)} />, count);
const statusOf =
  (count: number): MakePart =>
  (props) =>
    wrapInRoot(<GalleryStatus {...(props as object)} />, count);
const slideOf =
  (index: number): MakePart =>
  (props) =>
    wrapInRoot(<GallerySlide {...(props as object)} index={index} />);

const several = (make: (count: number) => MakePart) => ({
  'a gallery of several photos': { make: make(3), state: { isSingle: false }, data: {} },
  'a gallery of one photo': { make: make(1), state: { isSingle: true }, data: { single: 'true' } },
});

describeConformance('GalleryRoot', rootOf(3), { tag: 'div', states: several(rootOf) });
describeConformance('GalleryTrack', trackOf(3), { tag: 'ul', states: several(trackOf) });
describeConformance('GalleryStatus', statusOf(3), { tag: 'p', states: several(statusOf) });
describeConformance('GallerySlide', slideOf(0), {
  tag: 'li',
  states: {
    'the current photo': {
      make: slideOf(0),
      state: { isCurrent: true, isNear: true },
      data: { current: 'true', near: 'true' },
    },
    'the next photo': { make: slideOf(1), state: { isCurrent: false, isNear: true }, data: { near: 'true' } },
    'a distant photo': { make: slideOf(2), state: { isCurrent: false, isNear: false }, data: {} },
  },
});

function Buttons() {
  const { previous, next } = useGallery();
  return (
    <>
      {previous && <button onClick={previous}>Previous</button>}
      {next && <button onClick={next}>Next</button>}
    </>
  );
}

const WIDTH = 200;

/** Renders a gallery with a template's layout and text in place of photos. */
function gallery(props: Partial<GalleryRootProps> = {}) {
  const { count = 5 } = props;
  const root = draw(
    <GalleryRoot count={count} {...(props as RootProps)}>
      <GalleryTrack
        style={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '100%',
          inlineSize: WIDTH,
          margin: 0,
          padding: 0,
          overflowX: 'auto',
        }}
      >
        {Array.from({ length: count }, (_, index) => (
          <GallerySlide key={index} index={index}>
            photo
          </GallerySlide>
        ))}
      </GalleryTrack>
      <GalleryStatus />
      <Buttons />
    </GalleryRoot>,
  );
  const track = root.querySelector('ul')!;
  return {
    root,
    track,
    said: () => root.querySelector('[role="status"]')?.textContent,
    shown: () => Math.round(track.scrollLeft / WIDTH),
    press: (name: string) =>
      userEvent.click([...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)!),
  };
}

test('moves through the photos by keyboard and announces each', async () => {
  const { said: readStatus, shown, track } = gallery();
  track.focus();
  expect(readStatus()).toBe('Photo 1 of 5');
  for (const [key, number] of [
    ['{ArrowRight}', 2],
    ['{End}', 5],
    ['{ArrowRight}', 1],
    ['{ArrowLeft}', 5],
    ['{ArrowLeft}', 4],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    expect(readStatus()).toBe(`Photo ${number} of 5`);
    await expect.poll(shown).toBe(number - 1);
  }
});

test('leaves keys with modifiers to the browser', async () => {
  const { said: readStatus, track } = gallery();
  track.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(readStatus()).toBe('Photo 1 of 5');
});

test('moves through the photos with buttons, wrapping around', async () => {
  const { press, said: readStatus } = gallery();
  await press('Next');
  expect(readStatus()).toBe('Photo 2 of 5');
  await press('Previous');
  await press('Previous');
  expect(readStatus()).toBe('Photo 5 of 5');
});

test('makes the swiped-to photo current', async () => {
  const { said: readStatus, track } = gallery();
  fireEvent.pointerDown(track);
  track.scrollTo({ left: 2 * WIDTH, behavior: 'instant' });
  await expect.poll(readStatus).toBe('Photo 3 of 5');
});

test('does not make photos current that a smooth scroll passes', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  const { press, said: readStatus, shown } = gallery({ onIndexChange });
  await press('Next');
  await expect.poll(shown).toBe(1);
  expect(readStatus()).toBe('Photo 2 of 5');
  expect(onIndexChange.mock.calls).toEqual([[1]]);
});

test('ends at the right photo after a jump during a smooth scroll', async () => {
  const { said: readStatus, track } = gallery();
  const next = (type: string) =>
    new Promise((resolve) => track.addEventListener(type, resolve, { once: true }));
  const key = (name: string) => fireEvent.keyDown(track, { key: name });
  for (let round = 0; round < 5; round++) {
    const moving = next('scroll');
    key('ArrowRight');
    await moving;
    // Between two frames, when the browser has scrolled further than the page knows.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const scrollEnd = next('scrollend');
    key('End');
    key('Home');
    await scrollEnd;
    await expect.poll(() => track.scrollLeft).toBe(0);
    expect(readStatus()).toBe('Photo 1 of 5');
  }
});

test('marks the current photo and its neighbours as near', async () => {
  const { press, root } = gallery();
  const listNear = () => [...root.querySelectorAll('li')].map(({ dataset }) => dataset['near'] === 'true');
  expect(listNear()).toEqual([true, true, false, false, false]);
  await press('Next');
  expect(listNear()).toEqual([true, true, true, false, false]);
});

test('offers no navigation for a single photo', async () => {
  const { root, said: readStatus, track } = gallery({ count: 1 });
  expect(readStatus()).toBe('');
  expect(root.querySelectorAll('button')).toHaveLength(0);
  expect(track.tabIndex).toBe(-1);
});

test('supports a default index and a controlled index', async () => {
  const defaultGallery = gallery({ defaultIndex: 3 });
  expect([defaultGallery.said(), defaultGallery.shown()]).toEqual(['Photo 4 of 5', 3]);
  cleanup();
  const onIndexChange = vi.fn<(index: number) => void>();
  const controlledGallery = gallery({ index: 1, onIndexChange });
  await controlledGallery.press('Next');
  expect(onIndexChange).toHaveBeenCalledWith(2);
  expect(controlledGallery.said()).toBe('Photo 2 of 5');
});
