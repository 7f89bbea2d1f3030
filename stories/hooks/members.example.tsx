import { useMember, useSuggestedMembers, useSuggestions, useSuggestionsQuery } from '@meetcute/react/members';

/** A member by id. */
export function Name({ member }: { member: string }) {
  const { data, isPending } = useMember(member);
  return <p>{isPending ? 'Loading…' : data?.profile.name}</p>;
}

/** Members to show after a sign-up, with the states of the list. */
export function Suggestions() {
  const { state, profiles, onRetry } = useSuggestedMembers('signup');
  if (state === 'failed') return <button onClick={onRetry}>Try again</button>;
  return <p>{profiles.map(({ name }) => name).join(', ')}</p>;
}

/** The same as a list alone, and as a query. */
export function Names() {
  const profiles = useSuggestions('signup');
  const { isPending } = useSuggestionsQuery('signup');
  return <p>{isPending ? 'Loading…' : `${profiles.length} members`}</p>;
}
