export { useMember } from './useMember.ts';
export { useSuggestions, type SuggestionReason, type Suggestions } from './useSuggestions.ts';
