import { cleanup, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance, type MakePart, type RootProps } from '../testing/describeConformance.tsx';
import { draw } from '../testing/draw.tsx';
import { GalleryRoot, useGallery, type GalleryRootProps } from './GalleryRoot.tsx';
import { GallerySlide } from './GallerySlide.tsx';
import { GalleryStatus } from './GalleryStatus.tsx';
import { GalleryTrack } from './GalleryTrack.tsx';

/** A root that draws nothing itself, so that the part inside is what is looked at. */
const inside = (part: ReactNode, count = 3) => (
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
    inside(<GalleryTrack {...(props as object)} />, count);
const statusOf =
  (count: number): MakePart =>
  (props) =>
    inside(<GalleryStatus {...(props as object)} />, count);
const slideOf =
  (index: number): MakePart =>
  (props) =>
    inside(<GallerySlide {...(props as object)} index={index} />);

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
    'the photo on show': {
      make: slideOf(0),
      state: { isCurrent: true, isNear: true },
      data: { current: 'true', near: 'true' },
    },
    'the next photo': { make: slideOf(1), state: { isCurrent: false, isNear: true }, data: { near: 'true' } },
    'a photo further off': { make: slideOf(2), state: { isCurrent: false, isNear: false }, data: {} },
  },
});

afterEach(cleanup);

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

/** A gallery as a skin lays it out, with photos that are words. */
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

test('keys go through the photos, and each is said', async () => {
  const { said, shown, track } = gallery();
  track.focus();
  expect(said()).toBe('Photo 1 of 5');
  for (const [key, number] of [
    ['{ArrowRight}', 2],
    ['{End}', 5],
    ['{ArrowRight}', 1],
    ['{ArrowLeft}', 5],
    ['{ArrowLeft}', 4],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    expect(said()).toBe(`Photo ${number} of 5`);
    await expect.poll(shown).toBe(number - 1);
  }
});

test('keys with others held are left to the browser', async () => {
  const { said, track } = gallery();
  track.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(said()).toBe('Photo 1 of 5');
});

test('buttons do what the arrows do', async () => {
  const { press, said } = gallery();
  await press('Next');
  expect(said()).toBe('Photo 2 of 5');
  await press('Previous');
  await press('Previous');
  expect(said()).toBe('Photo 5 of 5');
});

test('what is swiped to is on show', async () => {
  const { said, track } = gallery();
  fireEvent.pointerDown(track);
  track.scrollTo({ left: 2 * WIDTH, behavior: 'instant' });
  await expect.poll(said).toBe('Photo 3 of 5');
});

test('what a smooth move passes is not on show', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  const { press, said, shown } = gallery({ onIndexChange });
  await press('Next');
  await expect.poll(shown).toBe(1);
  expect(said()).toBe('Photo 2 of 5');
  expect(onIndexChange.mock.calls).toEqual([[1]]);
});

test('a jump in the middle of a smooth move ends at its photo', async () => {
  const { said, track } = gallery();
  const next = (type: string) =>
    new Promise((resolve) => track.addEventListener(type, resolve, { once: true }));
  const key = (name: string) => fireEvent.keyDown(track, { key: name });
  for (let round = 0; round < 5; round++) {
    const moving = next('scroll');
    key('ArrowRight');
    await moving;
    // Between two frames, when the browser is ahead of what the page knows.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const ended = next('scrollend');
    key('End');
    key('Home');
    await ended;
    await expect.poll(() => track.scrollLeft).toBe(0);
    expect(said()).toBe('Photo 1 of 5');
  }
});

test('the photo on show and those beside it are wanted, the others not yet', async () => {
  const { press, root } = gallery();
  const near = () => [...root.querySelectorAll('li')].map(({ dataset }) => dataset['near'] === 'true');
  expect(near()).toEqual([true, true, false, false, false]);
  await press('Next');
  expect(near()).toEqual([true, true, true, false, false]);
});

test('a single photo is not gone through', async () => {
  const { root, said, track } = gallery({ count: 1 });
  expect(said()).toBe('');
  expect(root.querySelectorAll('button')).toHaveLength(0);
  expect(track.tabIndex).toBe(-1);
});

test('a gallery may begin elsewhere, and who keeps the photo decides', async () => {
  const begun = gallery({ defaultIndex: 3 });
  expect([begun.said(), begun.shown()]).toEqual(['Photo 4 of 5', 3]);
  cleanup();
  const onIndexChange = vi.fn<(index: number) => void>();
  const kept = gallery({ index: 1, onIndexChange });
  await kept.press('Next');
  expect(onIndexChange).toHaveBeenCalledWith(2);
  expect(kept.said()).toBe('Photo 2 of 5');
});
