import {
  Composer as ComposerParts,
  useComposer,
  type ComposerOptions,
  type ComposerState,
} from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { PaperPlaneRight } from '@phosphor-icons/react/PaperPlaneRight';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { LengthNote } from '../field/LengthNote.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import type { FrameProps } from '../frame/useFrame.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[2]};
  align-items: end;

  /* One frame around the text area and the buttons inside it. */
  [data-part='field'] {
    display: flex;
    flex: 1 1 min(8rem, 50%);
    align-items: end;
    min-inline-size: 0;
    border-radius: calc(${vars.layout.touch} / 2);
    border: 1px solid ${vars.field.line};
    background: ${vars.field.surface};
  }
  [data-part='field'] > span {
    margin: -1px;
  }
  [data-part='field']:has(textarea:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: calc(${vars.layout.touch} - 2px);
    max-block-size: min(12rem, 34dvh);
    padding: 0.5625rem ${vars.space[4]};
    border: 0;
    border-radius: inherit;
    background: none;
    outline: none;
    /* Phones zoom in on focused fields below 16 px. */
    font-size: max(16px, ${vars.type.body});
    line-height: 1.5;
    field-sizing: content;
    resize: none;
  }
  textarea::placeholder {
    overflow: hidden;
    color: ${vars.textMuted};
    opacity: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='price-note'] {
    display: grid;
    align-content: center;
    min-block-size: ${vars.layout.touch};
    max-inline-size: 6.5rem;
    /* Keeps clear of the focus ring around the field. */
    padding-inline-start: ${vars.space[1]};
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
    font-variant-numeric: tabular-nums;
    line-height: ${vars.leading.snug};
    text-align: end;
  }
  [data-part='price-note'] strong {
    display: block;
    color: ${vars.text};
    font-weight: ${vars.weight.strong};
  }
  button:has([data-part='price']) {
    display: inline-flex;
    gap: ${vars.space[2]};
    inline-size: auto;
    padding-inline: ${vars.space[4]};
    font-size: ${vars.type.note};
    font-variant-numeric: tabular-nums;
    font-weight: ${vars.weight.strong};
  }
  /* With very large text, these wrap to a row of their own. */
  [data-part='field'] ~ * {
    margin-inline-start: auto;
  }
  [data-part='price-note'] ~ * {
    margin-inline-start: 0;
  }
  [data-part='note'],
  [data-part='length'] {
    flex: 1 0 100%;
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
  }
`;

export interface ComposerProps extends ComposerOptions, FrameProps<HTMLFormElement, ComposerState> {
  /** Accessible name of the text area. */
  label: string;
  /** Placeholder of the empty text area. */
  placeholder: string;
  /** Content before the field, such as an image button. */
  before?: ReactNode;
  /** Content above the field, such as a preview of the attached image. */
  above?: ReactNode;
  /** Price of a message and remaining credits, beside the send button. Leave out where messages are free. */
  priceNote?: ReactNode;
  /** Price of a message as text on the send button, where `priceNote` is left out. Default: none. */
  price?: string | undefined;
}

/** Message composer that grows with its text. `rows` is the fallback for browsers without `field-sizing`. */
export function Composer({
  label,
  placeholder,
  before,
  above,
  priceNote,
  price,
  className,
  style,
  ref,
  id: formId,
  ...options
}: ComposerProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const composer = useComposer(options);
  const { left, fieldProps } = composer;
  const [isEmojiMissing, setIsEmojiMissing] = useState(false);
  return (
    <ComposerParts.Root
      className={className}
      style={style}
      ref={ref}
      id={formId}
      as={Form}
      composer={composer}
    >
      {above}
      {before}
      <div data-part="field">
        <textarea
          aria-label={label}
          aria-describedby={`${id}-left`}
          placeholder={placeholder}
          rows={Math.min(6, fieldProps.value.split('\n').length)}
          dir="auto"
          {...fieldProps}
        />
        <EmojiButton onChoose={composer.insert} onLoad={(isLoaded) => setIsEmojiMissing(!isLoaded)} />
      </div>
      {priceNote !== undefined && <div data-part="price-note">{priceNote}</div>}
      <IconButton
        type="submit"
        variant="accent"
        aria-label={price === undefined ? t('send') : `${t('send')}, ${price}`}
        isDisabled={composer.send === null}
        // A press with nothing to send leads to the field; with something the form sends it.
        onPress={() => composer.send ?? fieldProps.ref.current?.focus()}
      >
        <PaperPlaneRight aria-hidden size={22} weight="fill" />
        {price !== undefined && <span data-part="price">{price}</span>}
      </IconButton>
      <LengthNote id={`${id}-left`} left={left} />
      {isEmojiMissing && (
        <p data-part="note" role="alert">
          {t('emoji.failed')}
        </p>
      )}
    </ComposerParts.Root>
  );
}
