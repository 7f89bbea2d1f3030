import {
  useAdvertisingConsent,
  useChangePassword,
  useCompanyInfo,
  useDeleteAccount,
  useDeleteDiscount,
  useEmailChange,
  useExport,
  useNewPassword,
  usePasswordRequest,
  useSensitiveWithdrawal,
  useSessions,
} from '@meetcute/react/account-settings';

export function ChangePassword() {
  const form = useChangePassword();
  return (
    <form onSubmit={form.onSubmit}>
      <input
        type="password"
        aria-label="Password"
        value={form.password}
        onChange={({ target }) => form.setPassword(target.value)}
      />
      <input
        type="password"
        aria-label="New password"
        value={form.newPassword}
        onBlur={form.onBlur}
        onChange={({ target }) => form.setNewPassword(target.value)}
      />
      <p role="alert">{form.errors.form ?? form.errors.password ?? form.errors.newPassword}</p>
      <button disabled={!form.canSubmit}>Change password</button>
    </form>
  );
}

export function ChangeEmail() {
  const form = useEmailChange();
  if (form.sentTo) return <p>{`Open the mail to ${form.sentTo}.`}</p>;
  return (
    <form onSubmit={form.onSubmit}>
      <input
        type="email"
        aria-label="New email"
        value={form.email}
        onChange={({ target }) => form.setEmail(target.value)}
      />
      <input
        type="password"
        aria-label="Password"
        value={form.password}
        onChange={({ target }) => form.setPassword(target.value)}
      />
      <button disabled={!form.canSubmit}>Change email</button>
    </form>
  );
}

/** Requests the mail for a forgotten password. */
export function ForgotPassword() {
  const form = usePasswordRequest();
  if (form.sentTo) return <p>{`Open the mail to ${form.sentTo}.`}</p>;
  return (
    <form onSubmit={form.onSubmit}>
      <input aria-label="Email" value={form.email} onChange={({ target }) => form.setEmail(target.value)} />
      <button>Send</button>
    </form>
  );
}

/** The page that the link of that mail opens, with the token of its address. */
export function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useNewPassword(token, onDone);
  if (form.isBadLink) return <p>The link is too old.</p>;
  return (
    <form onSubmit={form.onSubmit}>
      <input
        type="password"
        aria-label="New password"
        value={form.password}
        onChange={({ target }) => form.setPassword(target.value)}
      />
      <button>Save</button>
    </form>
  );
}

/** Devices that are logged in. */
export function Devices() {
  const { sessions = [], onEnd } = useSessions();
  return (
    <ul>
      {sessions.map(({ id }) => (
        <li key={id}>
          <button onClick={() => onEnd?.(id)}>Log out</button>
        </li>
      ))}
    </ul>
  );
}

/** Asks twice before it deletes the account, and offers a discount instead if the site has one. */
export function DeleteAccount({ onDone }: { onDone: () => void }) {
  const account = useDeleteAccount(onDone);
  const discount = useDeleteDiscount(onDone);
  if (account.isAsking) return <button onClick={account.onConfirm}>Delete for good</button>;
  return (
    <form onSubmit={account.onSubmit}>
      {discount && <button type="button" onClick={discount.onAccept}>{`Stay, for ${discount.percent} % less`}</button>}
      <input
        type="password"
        aria-label="Password"
        value={account.password}
        onChange={({ target }) => account.setPassword(target.value)}
      />
      <button>Delete my account</button>
    </form>
  );
}

/** Consents that can be withdrawn, a copy of the data, and the company behind the site. */
export function Privacy() {
  const adverts = useAdvertisingConsent();
  const sensitive = useSensitiveWithdrawal();
  const { exportData } = useExport();
  const { company } = useCompanyInfo();
  return (
    <>
      <button onClick={adverts.onToggle}>{adverts.since ? 'No personal adverts' : 'Personal adverts'}</button>
      {sensitive.givenAt && <button onClick={sensitive.onAsk}>Delete my sensitive answers</button>}
      <button disabled={exportData === null} onClick={() => exportData?.()}>
        Download my data
      </button>
      <p>{company?.company_name}</p>
    </>
  );
}
