import type { Passkey } from '@meetcute/contract';
import {
  useAddPasskey,
  usePasskeyLogin,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
} from '@meetcute/react/passkeys';

export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const login = usePasskeyLogin(onDone, false);
  if (!login.isSupported) return null;
  return (
    <button disabled={login.isPending} onClick={login.onPress}>
      Log in with a passkey
    </button>
  );
}

function Row({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const rename = useRenamePasskey(passkey, onDone);
  const remove = useRemovePasskey(passkey, onDone);
  return (
    <li>
      <form onSubmit={rename.onSubmit}>
        <input aria-label="Name" value={rename.name} onChange={({ target }) => rename.setName(target.value)} />
        <button disabled={!rename.canSubmit}>Rename</button>
      </form>
      <form onSubmit={remove.onSubmit}>
        <input
          type="password"
          aria-label="Password"
          value={remove.password}
          onChange={({ target }) => remove.setPassword(target.value)}
        />
        <button>Remove</button>
      </form>
    </li>
  );
}

export function Passkeys({ onDone }: { onDone: () => void }) {
  const { passkeys = [], canAdd } = usePasskeys();
  const add = useAddPasskey('My phone', onDone);
  return (
    <>
      <ul>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} onDone={onDone} />
        ))}
      </ul>
      {canAdd && (
        <form onSubmit={add.onSubmit}>
          <input aria-label="Name" value={add.name} onChange={({ target }) => add.setName(target.value)} />
          <input
            type="password"
            aria-label="Password"
            value={add.password}
            onChange={({ target }) => add.setPassword(target.value)}
          />
          <button disabled={!add.canSubmit}>Add a passkey</button>
        </form>
      )}
    </>
  );
}
