export { useMember } from './useMember.ts';
export { useSuggestions, type SuggestionReason } from './useSuggestions.ts';
