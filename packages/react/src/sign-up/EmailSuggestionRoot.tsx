import { usePart, type PartProps } from '../part/usePart.ts';

/** State of the email suggestion, for `className`, `style` and `children` functions. */
export interface EmailSuggestionRootState {
  /** Whether there is a suggestion. @selector [data-offered] */
  isOffered: boolean;
  /** Suggested email address; '' for none. @selector [data-suggestion] */
  suggestion: string;
}

/** Props of `EmailSuggestion.Root`. */
export interface EmailSuggestionRootProps extends PartProps<'div', EmailSuggestionRootState> {
  /** Suggested email address from `useEmailSuggestion`; null for none. @selector [data-offered], [data-suggestion] */
  suggestion: string | null;
}

/**
 * Unstyled status region for a suggested email address. Renders its children, for instance a button that accepts the
 * suggestion, only while there is one, and announces them politely (spec: email.didyoumean.suggests-full-address).
 */
export function EmailSuggestionRoot({ suggestion, as: Frame = 'div', ...props }: EmailSuggestionRootProps) {
  const isOffered = suggestion !== null;
  const { children, ...frameProps } = usePart(props, { isOffered, suggestion: suggestion ?? '' });
  return (
    <Frame role="status" {...frameProps}>
      {isOffered && children}
    </Frame>
  );
}
