import { expect, test, vi } from 'vitest';
import { GalleryRoot } from '../gallery/GalleryRoot.tsx';
import { LikeButtonRoot } from '../like-button/LikeButtonRoot.tsx';
import { draw } from '../testing/draw.tsx';

const nothing = () => undefined;

test.each([
  [
    'LikeButton.Root received isSelected without onChange, so what members do would change nothing. Pass onChange too',
    <LikeButtonRoot key="part" name="Robin" isSelected />,
  ],
  [
    'LikeButton.Root received both isSelected and defaultSelected, so it is unclear who keeps its value. Pass isSelected',
    <LikeButtonRoot key="part" name="Robin" isSelected defaultSelected onChange={nothing} />,
  ],
  [
    'Gallery.Root received index without onIndexChange, so what members do would change nothing. Pass onIndexChange too',
    <GalleryRoot key="part" count={2} index={1} />,
  ],
  [
    'Gallery.Root received both index and defaultIndex, so it is unclear who keeps its value. Pass index',
    <GalleryRoot key="part" count={2} index={1} defaultIndex={0} onIndexChange={nothing} />,
  ],
])('%s', (message, part) => {
  // React reports each thrown error to the console too.
  vi.spyOn(console, 'error').mockImplementation(nothing);
  expect(() => draw(part)).toThrow(message);
});
