import { usePart, type PartProps } from '../part/usePart.ts';

export interface EmailSuggestionRootState {
  /** Whether there is a better address. @selector [data-offered] */
  isOffered: boolean;
  /** The address that was probably meant, '' for none. @selector [data-suggestion] */
  suggestion: string;
}

export interface EmailSuggestionRootProps extends PartProps<'div', EmailSuggestionRootState> {
  /** From `useEmailSuggestion`. */
  suggestion: string | null;
}

/**
 * 'Did you mean' without a look, a div; what stands in it, with a button that takes the suggestion over, is there while
 * there is one, and is announced politely when it comes (spec: email.didyoumean.suggests-full-address).
 */
export function EmailSuggestionRoot({ suggestion, as: Frame = 'div', ...props }: EmailSuggestionRootProps) {
  const isOffered = suggestion !== null;
  const { children, ...drawn } = usePart(props, { isOffered, suggestion: suggestion ?? '' });
  return (
    <Frame role="status" {...drawn}>
      {isOffered && children}
    </Frame>
  );
}
