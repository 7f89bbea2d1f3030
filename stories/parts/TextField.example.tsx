import { HiddenUsername, PasswordField, TextField } from '@meetcute/kit/field';
import { useState } from 'react';

export function Example() {
  const [city, setCity] = useState('');
  return <TextField label="City" help="Others see it." value={city} onChange={setCity} max={40} />;
}

/** A new password. Password managers need the hidden user name to store it with the right account. */
export function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <form>
      <HiddenUsername />
      <PasswordField label="New password" autoComplete="new-password" value={password} onChange={setPassword} />
    </form>
  );
}
