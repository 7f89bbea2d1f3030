import type { ProfilePhoto } from '@meetcute/contract';
import { useDragOrder } from '@meetcute/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { visuallyHiddenCss } from '../visually-hidden/index.ts';
import { PhotoItem } from './PhotoItem.tsx';

const LiveRegion = styled.p`
  ${visuallyHiddenCss}
`;

export interface PhotoListProps {
  /** Photos in order; the first is the main photo. */
  images: readonly ProfilePhoto[];
  /** Called with a photo's id and its new zero-based position. */
  onMove: (id: string, place: number) => void;
  /** Called with the id of the photo to remove. */
  onRemove: (id: string) => void;
}

/** Member's own photos in order. Announces the new position of a moved photo and moves the focus with it. */
export function PhotoList({ images, onMove, onRemove }: PhotoListProps) {
  const { t } = useTranslation('photos');
  const list = useRef<HTMLUListElement>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const lastMove = useRef<{ button: Element | null; order: string } | null>(null);
  const order = images.map(({ id }) => id).join(' ');

  // A moved element loses the focus, and a disabled button cannot receive it.
  useLayoutEffect(() => {
    if (!lastMove.current || lastMove.current.order === order) return;
    const { button } = lastMove.current;
    lastMove.current = null;
    if (!(button instanceof HTMLButtonElement) || !list.current?.contains(button)) return;
    const item = button.closest('li');
    const next = button.disabled ? item?.querySelector<HTMLElement>('button:enabled') : button;
    next?.focus();
  });

  const move = (id: string, place: number) => {
    lastMove.current = { button: document.activeElement, order };
    setMovedId(id);
    onMove(id, place);
  };
  const placeOf = (id: string) => images.findIndex((image) => image.id === id);
  const { dragged, target } = useDragOrder(list, (id, targetId) => move(id, placeOf(targetId)));
  const place = movedId === null ? 0 : placeOf(movedId) + 1;
  return (
    <>
      <ul role="list" aria-label={t('yours')} data-part="photos" ref={list}>
        {images.map((image, index) => (
          <PhotoItem
            key={image.id}
            image={image}
            place={index}
            count={images.length}
            isDragging={dragged === image.id}
            isDropTarget={target === image.id && dragged !== image.id}
            onMove={(newPlace) => move(image.id, newPlace)}
            onRemove={() => onRemove(image.id)}
          />
        ))}
      </ul>
      <LiveRegion role="status">{place > 0 ? t('moved', { place, count: images.length }) : ''}</LiveRegion>
    </>
  );
}
