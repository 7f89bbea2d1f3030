import { href, type DeckState } from '@meetcute/core';
import {
  Announcement,
  Button,
  ButtonLink,
  deckEndDrawing,
  EmptyState,
  failedDrawing,
  noResultsDrawing,
  Skeleton,
} from '@meetcute/kit';
import type { UseSwipeDeckResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Shape = styled(Skeleton)`
  block-size: 100%;
  border-radius: calc(${vars.card.radius} + ${vars.space[2]});
`;

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space[2]};
`;

/** Props of `DeckFallback`. */
export interface DeckFallbackProps {
  /** State of the deck. */
  state: Exclude<DeckState, 'cards'>;
  /** The deck, whose `restart` starts over. */
  deck: UseSwipeDeckResult;
  /** Retries a failed request. */
  onRetry: () => void;
}

/** Moves the focus to the heading, because the pressed button disappears. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

function Ended({ deck }: Pick<DeckFallbackProps, 'deck'>) {
  const { t } = useTranslation('matchFinder');
  const { restart } = deck;
  return (
    <EmptyState
      drawing={deckEndDrawing}
      title={t('ended.title')}
      text={t('ended.text')}
      action={
        <Ways>
          {restart && (
            <Button
              onPress={() => {
                focusHeading();
                restart();
              }}
            >
              {t('ended.restart')}
            </Button>
          )}
          <ButtonLink variant={restart ? 'plain' : 'primary'} href={href('members')}>
            {t('empty.action')}
          </ButtonLink>
        </Ways>
      }
    />
  );
}

/** Replaces the cards: a skeleton, an error with a retry button, or an empty state. */
export function DeckFallback({ state, deck, onRetry }: DeckFallbackProps) {
  const { t } = useTranslation('matchFinder');
  const { t: common } = useTranslation('common');
  if (state === 'ended') return <Ended deck={deck} />;
  if (state === 'loading')
    return (
      <div aria-busy>
        <Announcement>{common('loading')}</Announcement>
        <Shape />
      </div>
    );
  if (state === 'failed')
    return (
      <EmptyState
        isAlert
        drawing={failedDrawing}
        title={t('loadFailed.title')}
        text={t('loadFailed.text')}
        action={<Button onPress={onRetry}>{common('tryAgain')}</Button>}
      />
    );
  return (
    <EmptyState
      drawing={noResultsDrawing}
      title={t('empty.title')}
      text={t('empty.text')}
      action={<ButtonLink href={href('members')}>{t('empty.action')}</ButtonLink>}
    />
  );
}
