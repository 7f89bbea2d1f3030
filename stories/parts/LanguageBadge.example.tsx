import type { Profile } from '@meetcute/contract';
import { LanguageBadge, useLanguageBadge } from '@meetcute/react/language-badge';

/** Renders nothing for a member who speaks the language of the page. */
export const Example = ({ profile }: { profile: Profile }) => (
  <p>
    {profile.name} <LanguageBadge profile={profile} className="badge" />
  </p>
);

/** The same as a sentence of your own. */
export function Sentence({ profile }: { profile: Profile }) {
  const badge = useLanguageBadge(profile);
  return badge && <p>{`${profile.name} also speaks ${badge.name}.`}</p>;
}
