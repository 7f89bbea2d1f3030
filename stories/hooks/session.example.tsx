import {
  useClearSession,
  useIsLoggedIn,
  useLogin,
  useLoginForm,
  useLogout,
  useSessionEnded,
  useViewer,
} from '@meetcute/react/session';

export function Login({ onDone }: { onDone: () => void }) {
  const form = useLoginForm(onDone);
  return (
    <form onSubmit={form.onSubmit}>
      <input
        type="email"
        aria-label="Email"
        value={form.email}
        onChange={({ target }) => form.setEmail(target.value)}
      />
      <input
        type="password"
        aria-label="Password"
        value={form.password}
        onChange={({ target }) => form.setPassword(target.value)}
      />
      <p role="alert">{form.error}</p>
      <button disabled={!form.canSubmit}>Log in</button>
    </form>
  );
}

/** `null` for a visitor, and undefined while it loads. */
export function Viewer({ onDone }: { onDone: () => void }) {
  const viewer = useViewer();
  const logout = useLogout(onDone);
  if (!useIsLoggedIn()) return <a href="/login">Log in</a>;
  return <button onClick={() => logout.mutate({})}>{`Log out ${viewer?.profile.name}`}</button>;
}

/** The call without a form, for a login of your own. */
export function LoginCall({ email, password }: { email: string; password: string }) {
  const login = useLogin();
  return <button onClick={() => login.mutate({ payload: { email, password } })}>Log in</button>;
}

/** A session that ended elsewhere: offer a login, and clear what the member left in this browser. */
export function Ended({ member }: { member: string }) {
  const isEnded = useSessionEnded();
  const clear = useClearSession();
  return isEnded ? <button onClick={() => void clear(member)}>Log in again</button> : null;
}
