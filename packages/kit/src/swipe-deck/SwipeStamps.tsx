import { Heart } from '@phosphor-icons/react/Heart';
import { X } from '@phosphor-icons/react/X';

/** What letting go of a card would mean, as two drawings; `swipeCardCss` shows one as the card is moved. Decoration only. */
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
