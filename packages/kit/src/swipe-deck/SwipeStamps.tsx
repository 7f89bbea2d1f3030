import { Heart } from '@phosphor-icons/react/Heart';
import { X } from '@phosphor-icons/react/X';

/** Like and skip icons of a card; `swipeCardCss` fades one in as the card is dragged. Decoration only. */
export function SwipeStamps() {
  return (
    <>
      <span data-part="stamp" data-move="like" aria-hidden>
        <Heart size={40} weight="fill" />
      </span>
      <span data-part="stamp" data-move="skip" aria-hidden>
        <X size={40} weight="bold" />
      </span>
    </>
  );
}
