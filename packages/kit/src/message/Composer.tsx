import { t } from '@meetcute/theme';
import { PaperPlaneRight } from '@phosphor-icons/react/PaperPlaneRight';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[1]} ${t.space[3]};
  align-items: end;

  textarea {
    flex: 1 1 8rem;
    min-inline-size: 0;
    min-block-size: ${t.layout.touch};
    max-block-size: min(12rem, 34dvh);
    padding: 0.5rem ${t.space[4]};
    border: 1px solid ${t.field.line};
    border-radius: calc(${t.layout.touch} / 2);
    background: ${t.field.surface};
    /* Under 16 px a phone zooms in when the field gets the focus. */
    font-size: max(16px, ${t.type.body});
    line-height: 1.5;
    field-sizing: content;
    resize: none;
  }
  textarea::placeholder {
    color: ${t.textMuted};
    opacity: 1;
  }
  [data-part='cost'] {
    display: grid;
    align-content: center;
    min-block-size: ${t.layout.touch};
    max-inline-size: 6.5rem;
    color: ${t.textMuted};
    font-size: ${t.type.note};
    font-variant-numeric: tabular-nums;
    line-height: ${t.leading.snug};
    text-align: end;
  }
  [data-part='cost'] strong {
    display: block;
    color: ${t.text};
    font-weight: ${t.weight.strong};
  }
  [data-part='note'] {
    flex: 1 0 100%;
    color: ${t.textMuted};
    font-size: ${t.type.note};
  }
`;

/** From how few characters left on they are counted. */
const COUNT_FROM = 200;

export interface ComposerProps {
  /** What one writes here, for screen readers. */
  label: string;
  placeholder: string;
  /** The longest message, in characters. */
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  /** Sends what is written; not called for blanks alone. */
  onSend: (text: string) => void;
  /** What a message costs and what is left, beside the button; nothing where messages are free. */
  cost?: ReactNode;
  /** Whether nothing can be sent now; writing stays possible, so that nothing is lost. */
  isBlocked?: boolean;
}

const hasFinePointer = () => !globalThis.matchMedia('(pointer: coarse)').matches;

/**
 * Where a message is written: it grows with the text, Enter sends and Shift+Enter breaks the line. On touch Enter
 * breaks the line too, because the button is near. Rows stand in for browsers that can't size a field by its content.
 */
export function Composer({
  label,
  placeholder,
  maxLength,
  value,
  onChange,
  onSend,
  cost,
  isBlocked,
}: ComposerProps) {
  const { t: text } = useTranslation('chat');
  const id = useId();
  const left = maxLength - value.length;
  const canSend = value.trim() !== '' && !isBlocked;
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (!canSend) return;
    onSend(value.trim());
    // One goes on writing; on a phone the keyboard stays.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a character is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasFinePointer()) return;
    event.preventDefault();
    send();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        name="message"
        aria-label={label}
        aria-describedby={left <= COUNT_FROM ? `${id}-left` : undefined}
        placeholder={placeholder}
        rows={Math.min(6, value.split('\n').length)}
        maxLength={maxLength}
        enterKeyHint="enter"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {cost !== undefined && <div data-part="cost">{cost}</div>}
      <IconButton type="submit" variant="accent" aria-label={text('send')} isDisabled={!canSend}>
        <PaperPlaneRight aria-hidden size={22} weight="fill" />
      </IconButton>
      {left <= COUNT_FROM && (
        <p data-part="note" id={`${id}-left`}>
          {text('charactersLeft', { count: left })}
        </p>
      )}
    </Form>
  );
}
