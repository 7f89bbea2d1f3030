import { calls } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { Routes } from '../../http/call-context.ts';
import { deleteAccount } from './deletion.usecases.ts';
import { admitEmailChange, confirmEmail, sendEmailChange } from './email-change.usecases.ts';
import { exportMember } from './export.usecases.ts';
import { admitReset, resetPassword, sendReset } from './password-reset.usecases.ts';

/** Changing the password or address, exporting data, and deleting the account. */
export const accountChangeRoutes: Routes = (mount, services) => {
  const { background } = services;

  mount(calls.requestPasswordReset, async ({ site, network, payload: { email }, now }) => {
    await admitReset(services, { site, email, network, now });
    background.run('Sending a password mail', () => sendReset(services, { site, email, now }));
    return DONE;
  });

  mount(calls.resetPassword, async ({ site, network, payload: { token: secret, password }, now }) => {
    await resetPassword(services, { site, secret, network, password, now });
    return DONE;
  });

  mount(calls.changeEmail, async ({ site, user: member, payload: { email, password }, now }) => {
    await admitEmailChange(services, { site, member, email, password, now });
    background.run('Sending email change mails', () =>
      sendEmailChange(services, { site, member, email, now }),
    );
    return DONE;
  });

  mount(calls.confirmEmail, async ({ site, network, payload: { token: secret }, now, recordOutcome }) => {
    await confirmEmail(services, {
      site,
      secret,
      network,
      now,
      recordOutcome: (tx) => recordOutcome(tx, DONE),
    });
    return DONE;
  });

  mount(calls.exportUser, async ({ site, user: member, now }) =>
    exportMember(services, { site, member, now }),
  );

  mount(calls.deleteUser, async ({ site, user: member, payload: { password }, now, endSession }) => {
    await deleteAccount(services, { site, member, password, now });
    await endSession();
    return DONE;
  });
};
