import { expect, test } from 'vitest';
import {
  activationStage,
  initialActivation,
  isActivationComplete,
  mailSearchUrl,
  tickActivation,
} from './activation.ts';

const applyAnswers = (...answers: readonly ({ delivered: boolean } | null)[]) =>
  answers.reduce(tickActivation, initialActivation);

const waiting = { delivered: false };

test(
  'shows four texts, changing at ticks 4, 7 and 10',
  { meta: { spec: ['activate.text-changes-at-ticks-4-7-10'] } },
  () => {
    const stages = Array.from({ length: 13 }, (_, tick) => activationStage(tick));
    expect(stages).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  },
);

test(
  'completes as soon as the mail is delivered',
  { meta: { spec: ['activate.completes-when-delivered'] } },
  () => {
    expect(isActivationComplete(applyAnswers(waiting))).toBe(false);
    expect(isActivationComplete(applyAnswers(waiting, { delivered: true }))).toBe(true);
    expect(isActivationComplete(applyAnswers({ delivered: true }, waiting))).toBe(true);
  },
);

test(
  'completes after 20 ticks in any case',
  { meta: { spec: ['activate.completes-after-20-ticks'] } },
  () => {
    expect(isActivationComplete({ ticks: 19, isDelivered: false })).toBe(false);
    expect(isActivationComplete({ ticks: 20, isDelivered: false })).toBe(true);
    expect(isActivationComplete(applyAnswers(waiting, waiting), 2)).toBe(true);
  },
);

test('a failed poll only counts as a tick', { meta: { spec: ['error.activation-poll-ignored'] } }, () => {
  expect(applyAnswers(null, null)).toEqual({ ticks: 2, isDelivered: false });
});

test(
  'only mail provider 2 gets a link to search for the site’s mails',
  {
    meta: {
      spec: ['activate.mail-provider-link-only-code-2', 'activate.mail-provider-link-opens-mail-search'],
    },
  },
  () => {
    expect([0, 1, 3, 4].map((code) => mailSearchUrl(code, 'hi@site.example'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const url = new URL(mailSearchUrl(2, 'hi@site.example') ?? '');
    expect(url.host).toBe('outlook.live.com');
    expect(url.searchParams.get('q')).toBe('from:hi@site.example');
  },
);
