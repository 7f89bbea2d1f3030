import { calls, parse } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { signUpSteps } from './step-list.ts';
import { initialCountry, isEmailFree, pickerAges, placeFields, profileStepPayload } from './steps.ts';

test(
  'asks for the country only if there are several, and for the city only if the site enables it',
  { meta: { spec: ['signup.step3.country-shown-only-when-several', 'signup.step3.city-only-if-enabled'] } },
  () => {
    const fields = (countries: string[], cityField: boolean) =>
      placeFields({ countries, signup: { cityField } });
    expect(fields(['NL'], false)).toEqual({ country: false, city: false });
    expect(fields(['NL', 'BE'], true)).toEqual({ country: true, city: true });
  },
);

test('preselects a single country, and a known one only if the site offers it', () => {
  expect(initialCountry(['NL'], 'FR')).toBe('NL');
  expect(initialCountry(['NL', 'BE'], 'BE')).toBe('BE');
  expect(initialCountry(['NL', 'BE'], 'FR')).toBe('');
  expect(initialCountry(['NL', 'BE'], null)).toBe('');
});

test(
  'step 5 is the last profile step, and its payload contains `last_signup_step`',
  { meta: { spec: ['signup.step5.save-flags-last-step', 'signup.step5.last-profile-step'] } },
  () => {
    const profile = { personal: { about_me: 'hello' } };
    const flaggedSteps = (['person', 'about'] as const).filter(
      (step) => 'last_signup_step' in profileStepPayload(step, profile),
    );
    expect(flaggedSteps).toEqual(['about']);
    expect(signUpSteps.indexOf('about')).toBe(5);
    expect(parse(calls.saveUser.payload, profileStepPayload('about', profile)).ok).toBe(true);
    expect(parse(calls.saveUser.payload, profileStepPayload('person', { gender: 'x' })).ok).toBe(true);
  },
);

test('the age picker runs from 18 to 100', { meta: { spec: ['dob.picker-ages-18-to-100'] } }, () => {
  const ages = pickerAges();
  expect([ages[0], ages.at(-1), ages.length]).toEqual([18, 100, 83]);
  expect(pickerAges(21)[0]).toBe(21);
  expect(pickerAges(12)[0]).toBe(18);
});

test(
  "only the status 'new' makes an address valid",
  {
    meta: {
      spec: ['email.status-new-is-valid', 'email.other-status-is-invalid', 'email.check-error-is-invalid'],
    },
  },
  () => {
    const statuses = ['new', 'active', 'not_confirmed', 'deleted', 'invalid'];
    expect(statuses.filter((status) => isEmailFree({ status }))).toEqual(['new']);
    expect(isEmailFree(null)).toBe(false);
  },
);
