import { EMAIL_MAX } from '../limits.ts';
import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { subscription } from '../entities/subscription.ts';
import { calendarDate, instant, language, text } from '../wire.ts';

/** Calls about premium that renews. */
export const subscriptionCalls = {
  getSubscription: defineCall({
    name: 'getSubscription',
    summary: 'Returns the premium of the member that renews or did. Null if there is none.',
    method: 'GET',
    path: '/api/subscriptions.php',
    response: z.object({ subscription: z.nullable(subscription) }),
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  cancelSubscription: defineCall({
    name: 'cancelSubscription',
    summary: 'Cancels the renewal of premium and confirms it by mail. Premium lasts until its end.',
    method: 'DELETE',
    path: '/api/subscriptions.php',
    response: z.object({ subscription }),
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  cancelByEmail: defineCall({
    name: 'cancelByEmail',
    summary: 'Receives a cancellation without login. Responds the same for known and unknown addresses.',
    method: 'POST',
    path: '/api/cancellations.php',
    payload: z.strictObject({
      email: text(EMAIL_MAX, 3),
      kind: z.optional(z.enum(['ordinary', 'extraordinary'])),
      reason: z.optional(text(1000)),
      date: z.optional(calendarDate),
      language: z.optional(language),
    }),
    response: z.object({ received_at: instant }),
    errors: ['key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
} as const;
