import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPushOffered } from '../permissions/member.ts';
import {
  initialSignUp,
  isStepSkippable,
  reduceSignUp,
  resumeStep,
  signUpDots,
  signUpPosition,
  signUpProgress,
  SIGN_UP_STEPS,
  stepAfterAccount,
  stepOnReturn,
  type PushStanding,
  type SignUpMember,
  type SignUpStep,
} from './wizard.ts';

const standings = {
  unsupported: { push: { isCapable: false, isSubscribed: false }, settings: { push_pub: 'key' } },
  denied: { push: { isCapable: true, isSubscribed: 'denied' }, settings: { push_pub: 'key' } },
  subscribed: { push: { isCapable: true, isSubscribed: '{"endpoint":"x"}' }, settings: { push_pub: 'key' } },
  keyless: { push: { isCapable: true, isSubscribed: false }, settings: { push_pub: null } },
  offerable: { push: { isCapable: true, isSubscribed: false }, settings: { push_pub: 'key' } },
} as const satisfies Record<string, PushStanding>;

type StandingName = keyof typeof standings;

describe('after the account is created', () => {
  test.each([
    ['unsupported', 2],
    ['denied', 2],
    ['subscribed', 2],
    ['keyless', 2],
    ['offerable', 1],
  ] as const)('push %s leads to step %i', (name, step) => {
    expect(stepAfterAccount(standings[name])).toBe(step);
    expect(reduceSignUp(initialSignUp, { type: 'accountCreated', standing: standings[name] }).step).toBe(
      step,
    );
  });

  test(
    'skips the push step if push is unsupported, denied or subscribed',
    {
      meta: {
        spec: [
          'signup.after-create.unsupported-skips-two',
          'signup.after-create.denied-skips-two',
          'signup.after-create.subscription-skips-two',
          'signup.after-create.otherwise-next-step',
        ],
      },
    },
    () => {
      const steps = (['unsupported', 'denied', 'subscribed', 'offerable'] as const).map((name) =>
        stepAfterAccount(standings[name]),
      );
      expect(steps).toEqual([2, 2, 2, 1]);
    },
  );

  test(
    'shows the push step only if push can be offered',
    {
      meta: {
        spec: [
          'signup.step1.skipped-when-push-unsupported',
          'signup.step1.skipped-when-push-denied',
          'signup.step1.skipped-when-already-subscribed',
        ],
      },
    },
    () => {
      const offered = Object.keys(standings).filter((name) =>
        isPushOffered({ user: {}, ...standings[name as StandingName] }),
      );
      expect(offered).toEqual(['offerable']);
    },
  );
});

const member = (image: boolean, place: boolean, person: boolean, personal: boolean): SignUpMember => ({
  main_image: image ? {} : null,
  countryregion: place ? '7' : null,
  city: null,
  gender: person ? 'f' : null,
  date_of_birth: null,
  personal: personal ? { about_me: 'hello' } : { about_me: null },
});

/** Second implementation of the rule: later conditions win over earlier ones. */
function expectedStep(
  name: StandingName,
  [image, place, person, personal]: boolean[],
  hasAutoSkip: boolean,
): number {
  if (hasAutoSkip && personal) return 6;
  if (hasAutoSkip && person) return 5;
  if (hasAutoSkip && place) return 4;
  if (image) return 3;
  return name === 'offerable' ? 1 : 2;
}

const booleans = [false, true];
const rows = (Object.keys(standings) as StandingName[]).flatMap((name) =>
  booleans.flatMap((image) =>
    booleans.flatMap((place) =>
      booleans.flatMap((person) =>
        booleans.flatMap((personal) =>
          booleans.map((auto) => [name, [image, place, person, personal], auto] as const),
        ),
      ),
    ),
  ),
);

describe('resuming', () => {
  test.each(rows)('push %s, image, place, person, personal %j, auto-skip %s', (name, has, auto) => {
    const [image = false, place = false, person = false, personal = false] = has;
    expect(resumeStep(member(image, place, person, personal), standings[name], auto)).toBe(
      expectedStep(name, [...has], auto),
    );
  });

  test(
    'a member resumes at 1, at 2 if push is not offered, at 3 with a photo',
    {
      meta: {
        spec: [
          'signup.resume.logged-in-step-1',
          'signup.resume.step-2-when-push-not-offered',
          'signup.resume.step-3-when-main-image',
        ],
      },
    },
    () => {
      const bare = member(false, false, false, false);
      expect(resumeStep(bare, standings.offerable, false)).toBe(1);
      expect(resumeStep(bare, standings.denied, false)).toBe(2);
      expect(resumeStep(member(true, true, true, true), standings.offerable, false)).toBe(3);
      expect(resumeStep(null, standings.offerable, true)).toBe(0);
    },
  );

  test(
    'with auto-skip, known data is not requested again',
    {
      meta: {
        spec: [
          'signup.resume.auto-skip-step-4-when-location',
          'signup.resume.auto-skip-step-5-when-gender-or-dob',
          'signup.resume.auto-skip-step-6-when-personal',
        ],
      },
    },
    () => {
      const bare = member(false, false, false, false);
      expect(resumeStep({ ...bare, city: 'Ghent' }, standings.offerable, true)).toBe(4);
      expect(resumeStep({ ...bare, date_of_birth: '1990-01-01' }, standings.offerable, true)).toBe(5);
      expect(resumeStep({ ...bare, personal: { hair: 'red' } }, standings.offerable, true)).toBe(6);
    },
  );
});

/** Steps that a member can be at. */
const memberSteps = fc.constantFrom(...SIGN_UP_STEPS.filter((step) => step > 0));

describe('returning to a browser with a stored step', () => {
  test.each<[resumed: SignUpStep, kept: number | null, step: SignUpStep]>([
    [0, null, 0],
    [0, 5, 0],
    [1, null, 1],
    [1, 0, 1],
    [1, 1, 1],
    [2, 4, 4],
    [3, 2, 2],
    [2, 1, 2],
    [1, 2, 2],
    [3, 3, 3],
    [4, 7, 7],
    [6, 5, 5],
    [6, 0, 6],
    [2, 8, 2],
    [2, -1, 2],
    [2, 3.5, 2],
    [2, Number.NaN, 2],
    [2, Infinity, 2],
  ])('resuming at %i with %s kept is step %i', (resumed, kept, step) => {
    expect(stepOnReturn(resumed, kept)).toBe(step);
  });

  test('a member is never at step 0, whatever is stored', () => {
    fc.assert(
      fc.property(memberSteps, fc.double(), (resumed, kept) => {
        expect(stepOnReturn(resumed, kept)).toBeGreaterThan(0);
      }),
    );
  });

  test(
    'a member never returns behind their earlier step, whatever the account contains',
    { meta: { spec: ['signup.steps-forward-only'] } },
    () => {
      fc.assert(
        fc.property(memberSteps, fc.constantFrom(...SIGN_UP_STEPS), (resumed, kept) => {
          expect(stepOnReturn(resumed, kept)).toBeGreaterThanOrEqual(kept);
        }),
      );
    },
  );
});

describe('moving on', () => {
  test(
    "every optional step can be skipped, the account can't",
    { meta: { spec: ['signup.step6.completes-by-moving-on', 'signup.steps-0-to-7'] } },
    () => {
      expect(SIGN_UP_STEPS.filter(isStepSkippable)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(reduceSignUp({ ...initialSignUp, step: 6 }, { type: 'continued' }).step).toBe(7);
      expect(reduceSignUp(initialSignUp, { type: 'continued' })).toEqual(initialSignUp);
    },
  );

  test(
    'the wizard never goes back, and only a user who has not moved can be placed at an earlier step',
    { meta: { spec: ['signup.steps-forward-only'] } },
    () => {
      const event = fc.oneof(
        fc.constant({ type: 'continued' } as const),
        fc.constant({ type: 'closed' } as const),
        fc.constantFrom(...SIGN_UP_STEPS).map((at) => ({ type: 'resumed', at }) as const),
        fc
          .constantFrom(...Object.values(standings))
          .map((standing) => ({ type: 'accountCreated', standing }) as const),
      );
      fc.assert(
        fc.property(fc.array(event, { maxLength: 20 }), (events) => {
          let state = initialSignUp;
          let hasMoved = false;
          for (const each of events) {
            const next = reduceSignUp(state, each);
            const isFindingOut = each.type === 'resumed' && !hasMoved;
            if (!isFindingOut) expect(next.step).toBeGreaterThanOrEqual(state.step);
            hasMoved ||=
              each.type === 'accountCreated' || (next.step !== state.step && each.type === 'continued');
            state = next;
          }
        }),
      );
    },
  );

  test(
    'only the last step can be closed',
    { meta: { spec: ['signup.step7.members-button-closes-signup'] } },
    () => {
      expect(reduceSignUp({ ...initialSignUp, step: 5 }, { type: 'closed' }).isClosed).toBe(false);
      expect(reduceSignUp({ ...initialSignUp, step: 7 }, { type: 'closed' }).isClosed).toBe(true);
    },
  );
});

test(
  'progress is the step in sixths, and at most 1',
  { meta: { spec: ['signup.progress-step-over-6'] } },
  () => {
    expect(SIGN_UP_STEPS.map(signUpProgress)).toEqual([0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1, 1]);
  },
);

test('numbers the steps without a gap, whether or not the push step is shown', () => {
  const withPush: SignUpStep[] = [0, 1, 2, 3, 4, 5, 6, 7];
  const numbers = withPush.map((step) => signUpPosition(step).step);
  expect(numbers).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
  expect(signUpPosition(7).count).toBe(7);
});

test.each<[SignUpStep, string[]]>([
  [1, ['ahead', 'ahead', 'ahead', 'ahead']],
  [2, ['current', 'ahead', 'ahead', 'ahead']],
  [4, ['done', 'done', 'current', 'ahead']],
  [6, ['done', 'done', 'done', 'done']],
])(
  'four dots represent the steps 2 to 5: at step %i they are %j',
  { meta: { spec: ['signup.progress-four-dots'] } },
  (step, dots) => {
    expect(signUpDots(step)).toEqual(dots);
  },
);
