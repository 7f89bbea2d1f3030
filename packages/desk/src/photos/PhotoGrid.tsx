import type { DeskPhoto } from '@meetcute/contract/desk';
import { media, vars } from '@meetcute/theme';
import type { KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../texts/texts.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { buttonOf, cardsIn } from './photo-focus.ts';
import { actOf, positionAfter } from './photo-keys.ts';
import { photoKey, type PhotoState } from './useNewPhotos.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: ${vars.space[5]};
  }

  li {
    display: grid;
    gap: ${vars.space[3]};
    grid-template-rows: auto 1fr auto;
    padding: ${vars.space[3]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
  }
  li:focus-within {
    border-color: ${vars.accent};
    box-shadow: 0 0 0 1px ${vars.accent};
  }
  li[aria-busy='true'] img {
    opacity: 0.4;
  }
  [data-part='picture'] {
    display: grid;
    place-items: center;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border-radius: ${vars.radius.small};
    background: ${vars.surfaceSunken};
  }
  /* The whole photo, because a part of it may be what has to go. */
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  p {
    display: grid;
    align-content: start;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  [data-part='problem'] {
    color: ${vars.danger};
  }
  [data-part='buttons'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: ${vars.space[2]};
  }
`;

/** Props of `PhotoGrid`. */
export interface PhotoGridProps {
  /** The photos, in their order. */
  photos: readonly DeskPhoto[];
  /** Returns the state of one; undefined while it waits. */
  stateOf: (photo: DeskPhoto) => PhotoState | undefined;
  /** Called to approve a photo. */
  onApprove: (photo: DeskPhoto) => void;
  /** Called to ask for the reasons of a rejection. */
  onReject: (photo: DeskPhoto) => void;
  /** Ref to the list. */
  ref: Ref<HTMLUListElement>;
}

function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const act = actOf(event);
  const cards = cardsIn(event.currentTarget);
  const place = cards.findIndex((card) => card.contains(event.target as Node));
  if (act === null || place === -1) return;
  event.preventDefault();
  // The focus moves on after each approval, so a held key would approve photos that nobody has seen.
  if (event.repeat && (act === 'approve' || act === 'reject')) return;
  // The buttons know whether they may be pressed.
  if (act === 'approve' || act === 'reject') return buttonOf(cards[place], act)?.click();
  const columns = cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length;
  const next = positionAfter(act, place, { count: cards.length, columns });
  if (next !== null) buttonOf(cards[next], 'approve')?.focus();
}

/** Grid of new photos. Letters act on the one that has the focus, and arrows move it. */
export function PhotoGrid({ photos, stateOf, onApprove, onReject, ref }: PhotoGridProps) {
  const t = useTexts();
  return (
    <List ref={ref} role="list" aria-label={t('photos.title')} onKeyDown={onKeyDown}>
      {photos.map((photo) => (
        <PhotoCard
          key={photoKey(photo)}
          photo={photo}
          state={stateOf(photo)}
          onApprove={() => onApprove(photo)}
          onReject={() => onReject(photo)}
        />
      ))}
    </List>
  );
}
