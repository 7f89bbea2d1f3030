import type { Profile } from '@meetcute/contract';
import { useLike, useLikes, useLikesQuery, useMarkLikeSeen, useMutualLike } from '@meetcute/react/likes';

export function Like({ profile }: { profile: Profile }) {
  const { isLiked, toggle } = useLike(profile);
  return toggle && <button aria-pressed={isLiked} onClick={toggle}>{`Like ${profile.name}`}</button>;
}

/** Both lists of likes, and the state of their query. */
export function Likes() {
  const { isPending, refetch } = useLikesQuery();
  const likes = useLikes();
  if (isPending) return <p>Loading…</p>;
  return <button onClick={() => void refetch()}>{`${likes.liked_by.length} likes: load again`}</button>;
}

/** A profile that is open: its like isn't new any more. */
export function Seen({ profile }: { profile: Profile }) {
  useMarkLikeSeen(profile.id);
  return null;
}

/** Once in the shell: celebrates a like that both have given. */
export function Match() {
  const { profile, close } = useMutualLike();
  return profile && <button onClick={close}>{`A mutual like with ${profile.name}`}</button>;
}
