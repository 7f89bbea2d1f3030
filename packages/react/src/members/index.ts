export { useMember } from './useMember.ts';
export { useSuggestions, useSuggestionsQuery, type SuggestionReason } from './useSuggestions.ts';
