import { expect, test } from 'vitest';
import { imageSrcSet, imageUrl, photoOrder } from './photos.ts';

const cdn = { cdn_prefix: 'https://cdn.example/p/' };
const sizes = [
  { width: 640, webp: 'b.webp', avif: 'b.avif' },
  { width: 160, webp: 'a.webp' },
];

test('an address is the prefix, one slash and the file name', () => {
  expect(imageUrl({ thumb_filename: 'x.webp' }, cdn)).toBe('https://cdn.example/p/x.webp');
  expect(imageUrl({ thumb_filename: '/x.webp' }, { cdn_prefix: '/photos' })).toBe('/photos/x.webp');
});

test('a srcset lists the available sizes of a format, smallest first', () => {
  const image = { thumb_filename: 'x.webp', sizes };
  expect(imageSrcSet(image, cdn)).toBe(
    'https://cdn.example/p/a.webp 160w, https://cdn.example/p/b.webp 640w',
  );
  expect(imageSrcSet(image, cdn, 'avif')).toBe('https://cdn.example/p/b.avif 640w');
  expect(imageSrcSet({ thumb_filename: 'x.webp' }, cdn)).toBeNull();
  expect(imageSrcSet({ thumb_filename: 'x.webp', sizes: [] }, cdn)).toBeNull();
});

test.each([
  [
    ['b', 'a', 'c'],
    ['b', 'a', 'c'],
  ],
  [['c'], ['c', 'a', 'b']],
  [[], ['a', 'b', 'c']],
])('reorders photos a, b and c with %j to %j', (namedIds, value) => {
  expect(photoOrder(['a', 'b', 'c'], namedIds)).toEqual({ isAllowed: true, value });
});

test('a photo named twice is a bad request, and one of another member is not found', () => {
  expect(photoOrder(['a', 'b'], ['a', 'a'])).toMatchObject({
    refusal: { code: 'bad_request', fields: { order: 'repeated' } },
  });
  expect(photoOrder(['a', 'b'], ['z'])).toMatchObject({ refusal: { code: 'not_found' } });
});
