import {
  useNotifications,
  usePreferences,
  usePushSettings,
  useUnreadNotifications,
} from '@meetcute/react/notifications';

/** The number on a bell, and what opens below it. */
export function Bell() {
  const unreadCount = useUnreadNotifications();
  const { entries, retry } = useNotifications();
  if (retry) return <button onClick={retry}>Try again</button>;
  return <p>{`${unreadCount} of ${entries.length} are new`}</p>;
}

/** Switches for notifications by mail and push. */
export function Preferences() {
  const { preferences, channels, onChange } = usePreferences();
  const { status, onTurnOn } = usePushSettings();
  return (
    <>
      {preferences &&
        channels.map((channel) => (
          <label key={channel}>
            <input
              type="checkbox"
              checked={preferences.like[channel]}
              onChange={({ target }) => onChange('like', channel, target.checked)}
            />
            {`Likes by ${channel}`}
          </label>
        ))}
      {status === 'off' && onTurnOn && <button onClick={onTurnOn}>Turn on push</button>}
    </>
  );
}
