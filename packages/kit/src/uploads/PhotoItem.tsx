import type { ProfilePhoto } from '@meetcute/contract';
import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import { ArrowRight } from '@phosphor-icons/react/ArrowRight';
import { Star } from '@phosphor-icons/react/Star';
import { X } from '@phosphor-icons/react/X';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/index.ts';
import { Photo } from '../photo/index.ts';

export interface PhotoItemProps {
  /** The photo. */
  image: ProfilePhoto;
  /** Zero-based position in the list. */
  place: number;
  /** Number of photos in the list. */
  count: number;
  /** Whether the photo is being dragged. @selector [data-dragging] */
  isDragging: boolean;
  /** Whether another photo is dragged over it. @selector [data-drop-target] */
  isDropTarget: boolean;
  /** Called with the new zero-based position. */
  onMove: (place: number) => void;
  /** Called to remove the photo. */
  onRemove: () => void;
}

/** One of the member's own photos, with drag and drop and with buttons to move, remove or make it the main photo. */
export function PhotoItem({
  image,
  place,
  count,
  isDragging,
  isDropTarget,
  onMove,
  onRemove,
}: PhotoItemProps) {
  const { t } = useTranslation('photos');
  const number = place + 1;
  return (
    <li
      data-part="photo-item"
      data-item={image.id}
      data-dragging={isDragging || undefined}
      data-drop-target={isDropTarget || undefined}
      draggable
    >
      <Photo image={image} alt={t('photo', { number, count })} sizes="10rem" />
      {place === 0 && <span data-part="main">{t('main')}</span>}
      <span data-part="remove">
        <IconButton variant="photo" aria-label={t('remove', { number })} onPress={onRemove}>
          <X aria-hidden size={18} />
        </IconButton>
      </span>
      {count > 1 && (
        <div data-part="tools">
          <IconButton
            aria-label={t('earlier', { number })}
            isDisabled={place === 0}
            onPress={() => onMove(place - 1)}
          >
            <ArrowLeft aria-hidden size={20} />
          </IconButton>
          <IconButton
            aria-label={t('makeMain', { number })}
            isDisabled={place === 0}
            onPress={() => onMove(0)}
          >
            <Star aria-hidden size={20} weight={place === 0 ? 'fill' : 'regular'} />
          </IconButton>
          <IconButton
            aria-label={t('later', { number })}
            isDisabled={place === count - 1}
            onPress={() => onMove(place + 1)}
          >
            <ArrowRight aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </li>
  );
}
