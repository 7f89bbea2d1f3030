import type { Quote } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { Photo } from '../photo/Photo.tsx';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';

const Frame = styled.span`
  display: flex;
  gap: ${vars.space[2]};
  align-items: center;
  max-inline-size: 100%;
  margin-block: ${vars.space[1]};
  padding-inline-start: ${vars.space[2]};
  border-inline-start: 3px solid;
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};
  white-space: normal;

  [data-shape] {
    flex: none;
    inline-size: 3rem;
    aspect-ratio: 1;
    border-radius: ${vars.radius.small};
  }
  [data-part='quoted'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='quoted'] strong {
    display: block;
    font-weight: ${vars.weight.strong};
  }
  /* The first lines are enough to know it again; screen readers read it whole. */
  [data-part='quoted'] bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='quote-hidden'] {
    ${visuallyHiddenCss}
  }
`;

/** State of a quote, for its `className` and `style` functions. */
export interface MessageQuoteState {
  /** Whether it is shown, loading, unavailable for now, or gone. @selector [data-status] */
  status: Quote['status'];
}

/** Props of `MessageQuote`. */
export interface MessageQuoteProps extends FrameProps<HTMLSpanElement, MessageQuoteState> {
  /** Reference to what the message answers, from `useQuote`. @selector [data-status] */
  quote: Quote;
  /** Called to leave the quote out of the next message. Default: no button. */
  onRemove?: () => void;
}

/** Returns whose photo, text or message it is, in words. */
function useQuoteTitle({ kind, isOwn, name }: Quote): string {
  const { t } = useTranslation('chat');
  if (kind === 'message') return isOwn ? t('conversation.self') : name;
  if (kind === 'photo') return isOwn ? t('image.own') : t('quote.photo', { name });
  return isOwn ? t('quote.ownText') : t('quote.text', { name });
}

/** Quote in a message: the photo, or the first lines of the text or message, or in words that it is gone. */
export function MessageQuote({ quote, onRemove, ...otherProps }: MessageQuoteProps) {
  const { t } = useTranslation('chat');
  const { kind, status, photo, text } = quote;
  const title = useQuoteTitle(quote);
  const goneText = {
    photo: t('quote.gonePhoto'),
    text: t('quote.goneText'),
    message: t('quote.goneMessage'),
  }[kind];
  const note = { gone: goneText, unavailable: t('quote.unavailable'), loading: null, shown: null }[status];
  const excerpt = text || (kind === 'message' ? t('photo') : '');
  return (
    <Frame {...useFrame(otherProps, { status })} data-part="quote">
      {photo && <Photo image={photo} alt="" sizes="3rem" />}
      <span data-part="quoted">
        <span data-part="quote-hidden">{t('quote.answers')} </span>
        {note ? (
          <em>{note}</em>
        ) : (
          status === 'shown' && (
            <>
              <strong>
                <bdi>{title}</bdi>
              </strong>
              {excerpt && <bdi>{excerpt}</bdi>}
            </>
          )
        )}
      </span>
      {onRemove && (
        <IconButton aria-label={t('quote.remove')} onPress={onRemove}>
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </Frame>
  );
}
