import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { notificationPage, sentPreferences } from '../entities/notification.ts';
import { image } from '../entities/profile.ts';
import { memberName } from '../entities/sign-up.ts';
import { authUser, sensitiveConsentChange } from '../entities/user.ts';
import { maxLength } from '../lengths.ts';
import { CITY_MAX, FIELD_NAME_MAX, PASSWORD_MAX, PHOTOS_MAX, PROFILE_TEXT_MAX } from '../limits.ts';
import { calendarDate, country, done, gender, growingId, id, queryInt, text, token } from '../wire.ts';

const location = z.strictObject({
  country,
  countryregion: z.nullable(id),
  city: z.nullable(text(CITY_MAX)),
});

/**
 * Change of a profile. All parts are optional; `personal` changes only the fields it names. Values of sensitive
 * fields require `sensitive_consent` in this or an earlier change; null withdraws it and removes the values.
 */
const profileChange = z.strictObject({
  profile: z.strictObject({
    name: z.optional(memberName),
    gender: z.optional(z.nullable(gender)),
    date_of_birth: z.optional(calendarDate),
    personal: z.optional(
      z.record(z.string().check(maxLength(FIELD_NAME_MAX)), z.nullable(text(PROFILE_TEXT_MAX))),
    ),
  }),
  last_signup_step: z.optional(z.literal(true)),
  sensitive_consent: z.optional(z.nullable(sensitiveConsentChange)),
  /** Whether home and landing pages may show the profile to visitors. */
  advertising: z.optional(z.boolean()),
});

const images = z.object({ images: z.array(image), main_image: z.nullable(image) });

/** Calls about the member's own account, photos and notifications. */
export const accountCalls = {
  saveUser: defineCall({
    name: 'saveUser',
    summary:
      'Saves either the location or the profile of the member, or withdraws the consent to sensitive fields. `advertising` gives or withdraws the consent to be shown in advertising.',
    method: 'PUT',
    path: '/api/user.php',
    payload: z.union([location, profileChange]),
    response: authUser,
    errors: ['too_young'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  registerPush: defineCall({
    name: 'registerPush',
    summary: 'Adds the serialised push subscription of this browser to the account.',
    method: 'POST',
    path: '/api/user.php',
    selector: { push: '1' },
    payload: z.strictObject({ subscription: text(4000, 2) }),
    response: done,
    errors: ['key_reused'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  removePush: defineCall({
    name: 'removePush',
    summary: "Removes this browser's push subscription from the account. Succeeds if there is none.",
    method: 'DELETE',
    path: '/api/user.php',
    selector: { push: '1' },
    payload: z.strictObject({ endpoint: text(2000, 1) }),
    response: done,
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  deleteUser: defineCall({
    name: 'deleteUser',
    summary: 'Deletes the account after a grace period.',
    method: 'DELETE',
    path: '/api/user.php',
    payload: z.strictObject({ password: text(PASSWORD_MAX, 1) }),
    response: done,
    errors: ['wrong_password'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  exportUser: defineCall({
    name: 'exportUser',
    summary: 'Returns all data of the member as one JSON object.',
    method: 'GET',
    path: '/api/export.php',
    response: z.record(z.string(), z.unknown()),
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  uploadImages: defineCall({
    name: 'uploadImages',
    summary: 'Uploads at most 12 photos (PNG or JPEG, 15 MB each) in parts named file. Returns all photos.',
    method: 'POST',
    path: '/api/profileimage.php',
    payload: z.object({ file: z.array(z.file()) }),
    response: images,
    errors: ['image_unreadable', 'too_many_images', 'key_reused'],
    transport: 'form',
    origin: 'specification',
    auth: 'member',
  }),
  orderImages: defineCall({
    name: 'orderImages',
    summary: 'Sets the order of the photos. The first one becomes the main image.',
    method: 'PUT',
    path: '/api/profileimage.php',
    payload: z.strictObject({ order: z.array(id).check(maxLength(PHOTOS_MAX)) }),
    response: images,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  deleteImage: defineCall({
    name: 'deleteImage',
    summary: 'Deletes a photo.',
    method: 'DELETE',
    path: '/api/profileimage.php',
    payload: z.strictObject({ id }),
    response: images,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  getNotifications: defineCall({
    name: 'getNotifications',
    summary: 'Returns a page of notifications, newest first, and the preferences by kind.',
    method: 'GET',
    path: '/api/notifications.php',
    query: z.strictObject({ before: z.optional(growingId), limit: z.optional(queryInt(1, 100)) }),
    response: notificationPage,
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  saveNotifications: defineCall({
    name: 'saveNotifications',
    summary: 'Saves preferences, or marks notifications as read up to an id.',
    method: 'PUT',
    path: '/api/notifications.php',
    payload: z.union([
      z.strictObject({ preferences: sentPreferences }),
      z.strictObject({ read_until: growingId }),
    ]),
    response: done,
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  stopMails: defineCall({
    name: 'stopMails',
    summary:
      'Unsubscribes from notification mails with the token of a one-click link. Responds alike to an invalid token.',
    method: 'POST',
    path: '/api/unsubscribe.php',
    query: z.strictObject({ token }),
    response: done,
    errors: [],
    transport: 'mail',
    origin: 'extension',
    auth: 'visitor',
  }),
  openMailChoice: defineCall({
    name: 'openMailChoice',
    summary:
      'Redirects from an unsubscribe link to the preferences. Changes nothing, because mail scanners open links too.',
    method: 'GET',
    path: '/api/unsubscribe.php',
    query: z.strictObject({ token: z.optional(text(200)) }),
    response: z.null(),
    errors: [],
    transport: 'navigate',
    origin: 'extension',
    auth: 'visitor',
  }),
} as const;
