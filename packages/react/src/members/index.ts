export { useMember } from './useMember.ts';
export { useSuggestedMembers, type SuggestedMembersState } from './useSuggestedMembers.ts';
export { useSuggestions, useSuggestionsQuery, type SuggestionReason } from './useSuggestions.ts';
