import { ProfileCard } from '@meetcute/kit/profile-card';
import { LikesList, useLikesList } from '@meetcute/react/likes-list';

export function Example() {
  const list = useLikesList('received');
  if (list.isPending) return <p>Loading…</p>;
  if (list.retry) return <button onClick={list.retry}>Try again</button>;
  if (list.isEmpty) return <p>Nobody yet.</p>;
  return (
    <LikesList.Root list={list} className="grid">
      {list.entries.map((entry) => (
        <LikesList.Item key={entry.profile.id} entry={entry}>
          {({ isNew }) => (
            <ProfileCard profile={entry.profile} href={`/members/${entry.profile.id}`} mark={isNew && 'New'} />
          )}
        </LikesList.Item>
      ))}
    </LikesList.Root>
  );
}
