import { useImageDrop, useObjectUrl, type UseMessageFormResult } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { DelayedAnnouncement } from '../feedback/DelayedAnnouncement.tsx';
import { Composer } from './Composer.tsx';
import { MessageQuote } from './MessageQuote.tsx';
import { ChosenImage, ImageButton } from './ImageField.tsx';

const Frame = styled.footer`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: ${vars.space[3]} ${vars.layout.gutter} calc(${vars.space[3]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${vars.line};

  [data-part='no-credits'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  [data-part='no-credits'] p {
    flex: 1 1 14rem;
  }
  [data-part='unpersisted'] {
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  &[data-drop-target] {
    outline: 2px dashed ${vars.accent};
    outline-offset: calc(-1 * ${vars.space[1]});
  }
  ${media.tablet} {
    padding-inline: ${vars.space[6]};
  }
  ${media.low} {
    gap: ${vars.space[1]};
    padding-block: ${vars.space[1]} calc(${vars.space[1]} + env(safe-area-inset-bottom));
  }
`;

/** Fills the row above the field. */
const ChosenQuote = styled(MessageQuote)`
  flex: 1 0 100%;
`;

/** State of a message form, for its `className` and `style` functions. */
export interface MessageFormState {
  /** Whether sending is blocked. @selector [data-blocked] */
  isBlocked: boolean;
  /** Whether files are dragged over it. @selector [data-drop-target] */
  isDropTarget: boolean;
}

/** Props of `MessageForm`. */
export interface MessageFormProps extends FrameProps<HTMLElement, MessageFormState> {
  /** State of the form, from `useMessageForm` or of your own. @selector [data-blocked] */
  form: UseMessageFormResult;
  /** Name of the other member; '' while unknown. */
  name: string;
  /** Action where the credits do not pay for a message, such as a link that buys some. Default: none. */
  creditsAction?: ReactNode;
}

/** Form for a new message: text, emoji, image, and the price of the message beside or on the send button. */
export function MessageForm({ form, name, creditsAction, ...frame }: MessageFormProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { image, quote, onRemoveQuote, price, hasPriceNote, credits, canAfford, isPersistent, ...options } =
    form;
  const { value: chosenImage, choose, refusal, onChange } = image;
  const preview = useObjectUrl(chosenImage?.file ?? null);
  const { isDropTarget, dropProps } = useImageDrop(choose && (([file]) => file && void choose(file)));
  const words = t('price', { count: price });
  const priceNote = (
    <>
      <strong>{words}</strong>
      {t('creditsLeft', { count: credits })}
    </>
  );
  return (
    <Frame {...useFrame(frame, { isBlocked: options.isBlocked, isDropTarget })} {...dropProps}>
      {chosenImage && <DelayedAnnouncement>{t('image.attached')}</DelayedAnnouncement>}
      {!canAfford && (
        <div data-part="no-credits">
          <p>{t('noCredits.text', { price: words })}</p>
          {creditsAction}
        </div>
      )}
      {!isPersistent && (
        <p data-part="unpersisted" role="status">
          {t('unsent.notKept')}
        </p>
      )}
      <Composer
        {...options}
        label={t('common:messageTo', { name })}
        placeholder={t('write')}
        above={
          <>
            {quote && <ChosenQuote quote={quote} onRemove={onRemoveQuote} />}
            <ChosenImage src={preview} refusal={refusal} onRemove={() => onChange(null)} />
          </>
        }
        before={choose && <ImageButton onChoose={(file) => void choose(file)} />}
        priceNote={price > 0 && hasPriceNote ? priceNote : undefined}
        price={price > 0 && !hasPriceNote ? words : undefined}
      />
    </Frame>
  );
}
