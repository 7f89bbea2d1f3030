import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import {
  createdPasskey,
  passkey,
  passkeyCreation,
  passkeyRequest,
  usedPasskey,
} from '../entities/passkey.ts';
import { authUser } from '../entities/user.ts';
import { PASSKEY_NAME_MAX, PASSWORD_MAX } from '../limits.ts';
import { done, id, text } from '../wire.ts';

const name = text(PASSKEY_NAME_MAX, 1);

/** Calls about passkeys, which log in instead of the password. */
export const passkeyCalls = {
  getPasskeys: defineCall({
    name: 'getPasskeys',
    summary: 'Lists the passkeys of the account, oldest first.',
    method: 'GET',
    path: '/api/passkeys.php',
    response: z.object({ passkeys: z.array(passkey) }),
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  startPasskey: defineCall({
    name: 'startPasskey',
    summary: 'Returns with the password what the browser needs to create a passkey, within five minutes.',
    method: 'POST',
    path: '/api/passkeys.php',
    selector: { start: '1' },
    payload: z.strictObject({ password: text(PASSWORD_MAX, 1) }),
    response: z.object({ options: passkeyCreation }),
    errors: ['wrong_password', 'too_many_passkeys', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  addPasskey: defineCall({
    name: 'addPasskey',
    summary: 'Adds the passkey that the browser created. Its challenge works once, in the same session.',
    method: 'POST',
    path: '/api/passkeys.php',
    payload: z.strictObject({ name, passkey: createdPasskey }),
    response: z.object({ passkey }),
    errors: ['bad_passkey', 'too_many_passkeys', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  renamePasskey: defineCall({
    name: 'renamePasskey',
    summary: 'Changes the name of a passkey.',
    method: 'PUT',
    path: '/api/passkeys.php',
    payload: z.strictObject({ passkey: id, name }),
    response: done,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  removePasskey: defineCall({
    name: 'removePasskey',
    summary: 'Removes a passkey with the password. It no longer logs in.',
    method: 'DELETE',
    path: '/api/passkeys.php',
    payload: z.strictObject({ passkey: id, password: text(PASSWORD_MAX, 1) }),
    response: done,
    errors: ['wrong_password', 'not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  startPasskeyLogin: defineCall({
    name: 'startPasskeyLogin',
    summary: 'Returns what the browser needs to log in with any passkey of this site, within five minutes.',
    method: 'POST',
    path: '/api/passkey.php',
    selector: { start: '1' },
    response: z.object({ options: passkeyRequest }),
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
    keyOwner: 'browser',
  }),
  logInWithPasskey: defineCall({
    name: 'logInWithPasskey',
    summary:
      'Opens a session. Responds alike to an unknown and an invalid passkey. A suspended member gets the end.',
    method: 'POST',
    path: '/api/passkey.php',
    payload: z.strictObject({ passkey: usedPasskey }),
    response: authUser,
    errors: ['wrong_login', 'suspended', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
    keyOwner: 'browser',
  }),
} as const;
