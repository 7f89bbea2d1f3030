import type { Profile } from '@meetcute/contract';
import { Gallery } from '@meetcute/kit/gallery';
import { Gallery as GalleryParts, useGallery } from '@meetcute/react/gallery';
import { useState } from 'react';

/** The page keeps which photo is shown. Use it without `index` if it doesn't need to know. */
export function Example({ profile }: { profile: Profile }) {
  const [index, setIndex] = useState(0);
  return <Gallery profile={profile} sizes="(min-width: 48rem) 50vw, 100vw" index={index} onIndexChange={setIndex} />;
}

function Next() {
  const { next } = useGallery();
  return (
    <button disabled={next === null} onClick={() => next?.()}>
      Next photo
    </button>
  );
}

const names = ['Beach', 'Dog', 'Bike'];

/** Slides of your own, without styles. */
export const Unstyled = () => (
  <GalleryParts.Root count={names.length} aria-label="Photos">
    <GalleryParts.Track>
      {names.map((name, index) => (
        <GalleryParts.Slide key={name} index={index}>
          {({ isNear }) => isNear && name}
        </GalleryParts.Slide>
      ))}
    </GalleryParts.Track>
    <Next />
    <GalleryParts.Status />
  </GalleryParts.Root>
);
