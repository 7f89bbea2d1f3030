export {
  EmailSuggestionRoot as Root,
  type EmailSuggestionRootProps as RootProps,
  type EmailSuggestionRootState as RootState,
} from './EmailSuggestionRoot.tsx';
