import type { Profile } from '@meetcute/contract';
import { IconButton, Photo } from '@meetcute/kit';
import { CaretLeft } from '@phosphor-icons/react/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const sizes = '(min-width: 45rem) 34rem, 100vw';

/** The photos of a member: swiped, scrolled with the keyboard, or gone through with two buttons. */
export function Gallery({ profile }: { profile: Profile }) {
  const { t: text } = useTranslation('profile');
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const images = profile.images.length > 0 ? profile.images : [profile.main_image];
  const go = (index: number) =>
    list.current?.scrollTo({ left: index * list.current.clientWidth, behavior: 'smooth' });
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };
  const several = images.length > 1;
  return (
    <div data-part="gallery-frame">
      <ul
        data-part="gallery"
        ref={list}
        role="list"
        aria-label={text('photos', { name: profile.name })}
        tabIndex={several ? 0 : undefined}
        onScroll={onScroll}
      >
        {images.map((image, index) => (
          <li key={image?.id ?? 'none'}>
            <Photo
              image={image}
              alt={text('photo', { name: profile.name, number: index + 1, count: images.length })}
              sizes={sizes}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {several && (
        <div data-part="gallery-buttons">
          <IconButton
            variant="photo"
            aria-label={text('previousPhoto')}
            onPress={() => go((shown + images.length - 1) % images.length)}
          >
            <CaretLeft aria-hidden size={20} />
          </IconButton>
          <span data-part="gallery-count">
            {shown + 1} / {images.length}
          </span>
          <IconButton
            variant="photo"
            aria-label={text('nextPhoto')}
            onPress={() => go((shown + 1) % images.length)}
          >
            <CaretRight aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
