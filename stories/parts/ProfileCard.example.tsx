import type { Profile } from '@meetcute/contract';
import { LikeButton } from '@meetcute/kit/like-button';
import { NameLink } from '@meetcute/kit/name-link';
import { CardBadges, CardGrid, ProfileCard, skinProfileCard } from '@meetcute/kit/profile-card';

export const Example = ({ profiles }: { profiles: readonly Profile[] }) => (
  <CardGrid role="list">
    {profiles.map((profile) => (
      <li key={profile.id}>
        <ProfileCard
          profile={profile}
          href={`/members/${profile.id}`}
          mark="New"
          line="Bakes for the whole street on Sundays."
          actions={<LikeButton profile={profile} />}
        />
      </li>
    ))}
  </CardGrid>
);

/** A card with a frame and content of your own. The part still renders the label of fictional profiles. */
export const OwnCard = skinProfileCard({
  Frame: 'article',
  Content: ({ profile, href, mark, actions }) => (
    <>
      <CardBadges profile={profile} mark={mark} />
      <NameLink profile={profile} href={href} />
      {actions}
    </>
  ),
});
