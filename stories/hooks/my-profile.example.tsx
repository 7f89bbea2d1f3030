import type { User } from '@meetcute/contract';
import { useInterests, useMyProfile, useProfileSection } from '@meetcute/react/my-profile';
import { useViewer } from '@meetcute/react/session';

function Place({ user }: { user: User }) {
  const mine = useMyProfile(user);
  const { isOpen, values, onEdit, onChange, onCancel, onSubmit } = useProfileSection(mine, 'place');
  if (!isOpen) return <button onClick={onEdit}>{`Change ${user.profile.city ?? 'your city'}`}</button>;
  return (
    <form action={() => void onSubmit()}>
      <input
        aria-label="City"
        value={values['city'] ?? ''}
        onChange={({ target }) => onChange({ ...values, city: target.value })}
      />
      <button>Save</button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}

/** The member's own profile in sections. Typed values survive a reload. */
export function MyProfile() {
  const user = useViewer();
  return user && <Place user={user} />;
}

/** Interests to choose from. */
export const Interests = () => (
  <p>
    {useInterests()
      .map(({ name }) => name)
      .join(', ')}
  </p>
);
