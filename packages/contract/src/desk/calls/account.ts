import * as z from 'zod/mini';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../../limits.ts';
import { done, text, token } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { staffMember } from '../entities.ts';

const code = text(40, 1);

/** Calls of set-up and log-in. */
export const accountCalls = {
  startSetUp: defineDeskCall({
    name: 'startSetUp',
    summary: 'Returns the secret of the second factor for a set-up link, the same until it is used.',
    method: 'POST',
    path: '/desk/api/set-up',
    payload: z.strictObject({ token }),
    response: z.object({ name: z.string(), email: z.string(), secret: z.string(), uri: z.string() }),
    errors: ['bad_token'],
    access: 'nobody',
  }),
  finishSetUp: defineDeskCall({
    name: 'finishSetUp',
    summary:
      'Stores password and second factor, uses up the link and logs in. Returns the recovery codes, once.',
    method: 'POST',
    path: '/desk/api/set-up/finish',
    payload: z.strictObject({ token, password: text(PASSWORD_MAX, PASSWORD_MIN), code }),
    response: z.object({ staff: staffMember, recovery_codes: z.array(z.string()) }),
    errors: ['bad_token', 'weak_password', 'wrong_login'],
    access: 'nobody',
  }),
  staffLogIn: defineDeskCall({
    name: 'staffLogIn',
    summary: 'Checks address and password. The code follows within ten minutes.',
    method: 'POST',
    path: '/desk/api/log-in',
    payload: z.strictObject({ email: text(EMAIL_MAX, 1), password: text(PASSWORD_MAX, 1) }),
    response: done,
    errors: ['wrong_login'],
    access: 'nobody',
  }),
  confirmCode: defineDeskCall({
    name: 'confirmCode',
    summary: 'Checks the code of the second factor, or a recovery code, and logs in.',
    method: 'POST',
    path: '/desk/api/code',
    payload: z.strictObject({ code }),
    response: z.object({ staff: staffMember, recovery_codes_left: z.nullable(z.int()) }),
    errors: ['wrong_login', 'not_logged_in'],
    access: 'password',
  }),
  staffLogOut: defineDeskCall({
    name: 'staffLogOut',
    summary: 'Ends the session.',
    method: 'POST',
    path: '/desk/api/log-out',
    response: done,
    errors: [],
    access: 'nobody',
  }),
  getStaff: defineDeskCall({
    name: 'getStaff',
    summary: 'Returns who is logged in.',
    method: 'GET',
    path: '/desk/api/me',
    response: staffMember,
    errors: ['not_logged_in'],
    access: 'moderator',
  }),
} as const;
