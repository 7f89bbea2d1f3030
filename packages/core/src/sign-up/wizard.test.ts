import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPushOffered } from '../permissions/member.ts';
import { signUpDots, signUpPosition, signUpProgress } from './progress.ts';
import {
  listSteps,
  signUpSteps,
  stepsProblem,
  type ListedStep,
  type PushStanding,
  type SignUpMember,
  type SignUpStep,
  type SignUpStepName,
} from './step-list.ts';
import {
  isStepSkippable,
  previousStep,
  reduceSignUp,
  resumeStep,
  stepOnReturn,
  type SignUpEvent,
  type SignUpState,
} from './wizard.ts';

const startAt = (step: string): SignUpState => ({
  step,
  hasMoved: false,
  hasResumed: true,
  isClosed: false,
});

/** The steps of the specification for a member or visitor. */
const listOf = (member: SignUpMember | null, standing: PushStanding, hasAutoSkip = false) =>
  listSteps(signUpSteps, { member, standing, hasAutoSkip });

const standings = {
  unsupported: { push: { isCapable: false, isSubscribed: false }, settings: { push_pub: 'key' } },
  denied: { push: { isCapable: true, isSubscribed: 'denied' }, settings: { push_pub: 'key' } },
  subscribed: { push: { isCapable: true, isSubscribed: '{"endpoint":"x"}' }, settings: { push_pub: 'key' } },
  keyless: { push: { isCapable: true, isSubscribed: false }, settings: { push_pub: null } },
  offerable: { push: { isCapable: true, isSubscribed: false }, settings: { push_pub: 'key' } },
} as const satisfies Record<string, PushStanding>;

type StandingName = keyof typeof standings;

/** Returns the number of the step after the account was created. */
const afterAccount = (name: StandingName) =>
  signUpSteps.indexOf(
    reduceSignUp(listOf(null, standings[name]), startAt('account'), { type: 'accountCreated' })
      .step as SignUpStepName,
  );

describe('after the account is created', () => {
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
      const steps = (['unsupported', 'denied', 'subscribed', 'keyless', 'offerable'] as const).map(
        afterAccount,
      );
      expect(steps).toEqual([2, 2, 2, 2, 1]);
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
      const offeredStandings = Object.keys(standings).filter((name) =>
        isPushOffered({ user: {}, ...standings[name as StandingName] }),
      );
      expect(offeredStandings).toEqual(['offerable']);
    },
  );
});

/** A member who has filled in nothing. */
const bare: SignUpMember = {
  main_image: null,
  countryregion: null,
  city: null,
  gender: null,
  date_of_birth: null,
  personal: { about_me: null },
};
const photo = { main_image: {} };
const place = { countryregion: '7' };
const person = { gender: 'f' };
const aboutText = { personal: { about_me: 'hello' } };

describe('resuming', () => {
  test.each<[knownData: Partial<SignUpMember>, hasAutoSkip: boolean, step: SignUpStepName]>([
    [{}, false, 'push'],
    [place, false, 'push'],
    [{ ...place, ...person, ...aboutText }, false, 'push'],
    [{ ...photo, ...place, ...person, ...aboutText }, false, 'place'],
    [{}, true, 'push'],
    [photo, true, 'place'],
    [{ ...photo, ...place }, true, 'person'],
    [{ ...photo, ...person }, true, 'about'],
    [{ ...place, ...aboutText }, true, 'members'],
    [{ personal: { about_me: '' } }, true, 'push'],
    [{ personal: null }, true, 'push'],
  ])('a member with %j and auto-skip %s resumes at %s', (knownData, hasAutoSkip, step) => {
    expect(resumeStep(listOf({ ...bare, ...knownData }, standings.offerable, hasAutoSkip))).toBe(step);
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
      expect(resumeStep(listOf(bare, standings.offerable))).toBe('push');
      expect(resumeStep(listOf(bare, standings.denied))).toBe('photo');
      expect(resumeStep(listOf({ ...bare, ...photo }, standings.offerable))).toBe('place');
      expect(resumeStep(listOf(null, standings.offerable, true))).toBe('account');
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
      const resume = (knownData: Partial<SignUpMember>) =>
        resumeStep(listOf({ ...bare, ...knownData }, standings.offerable, true));
      expect([place, { city: 'Ghent' }].map(resume)).toEqual(['person', 'person']);
      expect([person, { date_of_birth: '1990-01-01' }].map(resume)).toEqual(['about', 'about']);
      expect(resume({ personal: { hair: 'red' } })).toBe('members');
    },
  );
});

const visitorSteps = listOf(null, standings.offerable);
const memberSteps = listOf(bare, standings.offerable);
const withoutPush = listOf(bare, standings.denied);

describe('returning to a browser with a stored step', () => {
  test.each<[resumed: SignUpStepName, stored: string | null, step: SignUpStepName]>([
    ['push', null, 'push'],
    ['push', 'account', 'push'],
    ['push', 'push', 'push'],
    ['photo', 'person', 'person'],
    ['place', 'photo', 'photo'],
    ['push', 'photo', 'photo'],
    ['person', 'end', 'end'],
    ['members', 'about', 'about'],
    ['members', 'account', 'members'],
    ['photo', 'nowhere', 'photo'],
    ['photo', '', 'photo'],
    ['photo', '3', 'photo'],
  ])('resuming at %s with %s stored is step %s', (resumedStep, storedStep, step) => {
    expect(stepOnReturn(memberSteps, resumedStep, storedStep)).toBe(step);
  });

  test('a visitor stays at the account, and a skipped step is not resumed', () => {
    expect(stepOnReturn(visitorSteps, 'account', 'about')).toBe('account');
    expect(stepOnReturn(withoutPush, 'photo', 'push')).toBe('photo');
  });

  test(
    'a member never returns behind their earlier step, whatever the account contains',
    { meta: { spec: ['signup.steps-forward-only'] } },
    () => {
      const laterSteps = signUpSteps.filter((step) => step !== 'account');
      fc.assert(
        fc.property(
          fc.constantFrom(...laterSteps),
          fc.constantFrom(...laterSteps),
          (resumedStep, storedStep) => {
            expect(stepOnReturn(memberSteps, resumedStep, storedStep)).toBe(storedStep);
          },
        ),
      );
    },
  );
});

describe('moving on', () => {
  test(
    "every optional step can be skipped, the account can't",
    { meta: { spec: ['signup.step6.completes-by-moving-on', 'signup.steps-0-to-7'] } },
    () => {
      const skippable = signUpSteps.flatMap((step, number) =>
        isStepSkippable(memberSteps, step) ? [number] : [],
      );
      expect(skippable).toEqual([1, 2, 3, 4, 5, 6]);
      expect(reduceSignUp(memberSteps, startAt('members'), { type: 'continued' }).step).toBe('end');
      const atAccount = startAt('account');
      expect(reduceSignUp(visitorSteps, atAccount, { type: 'continued' })).toBe(atAccount);
    },
  );

  test(
    'only the last step can be closed',
    { meta: { spec: ['signup.step7.members-button-closes-signup'] } },
    () => {
      expect(reduceSignUp(memberSteps, startAt('about'), { type: 'closed' }).isClosed).toBe(false);
      expect(reduceSignUp(memberSteps, startAt('end'), { type: 'closed' }).isClosed).toBe(true);
    },
  );
});

describe('what an event changes', () => {
  const arriving: SignUpState = { ...startAt('place'), hasResumed: false };
  const movedState: SignUpState = { ...startAt('place'), hasMoved: true };

  test.each<[event: SignUpEvent, from: SignUpState, change: Partial<SignUpState>]>([
    [{ type: 'accountCreated' }, startAt('account'), { step: 'push', hasMoved: true }],
    [{ type: 'accountCreated' }, startAt('photo'), { hasMoved: true }],
    [{ type: 'continued' }, startAt('place'), { step: 'person', hasMoved: true }],
    [{ type: 'continued' }, startAt('end'), {}],
    [{ type: 'continued' }, startAt('nowhere'), {}],
    [{ type: 'wentBack' }, startAt('place'), { step: 'photo', hasMoved: true }],
    [{ type: 'wentBack' }, startAt('push'), {}],
    [{ type: 'resumed', at: 'place' }, arriving, { hasResumed: true }],
    [{ type: 'resumed', at: 'about' }, arriving, { step: 'about', hasResumed: true }],
    [{ type: 'resumed', at: 'account' }, arriving, { step: 'account', hasResumed: true }],
    [{ type: 'resumed', at: 'nowhere' }, arriving, { hasResumed: true }],
    [{ type: 'resumed', at: 'about' }, movedState, { step: 'about' }],
    [{ type: 'resumed', at: 'photo' }, movedState, {}],
    [{ type: 'resumed', at: 'place' }, movedState, {}],
  ])('%j at %j changes %j', (event, startState, change) => {
    const state = reduceSignUp(memberSteps, startState, event);
    expect(state).toEqual({ ...startState, ...change });
    if (Object.keys(change).length === 0) expect(state).toBe(startState);
  });
});

test.each([
  ['account', null],
  ['push', null],
  ['photo', 'push'],
  ['end', 'members'],
  ['nowhere', null],
])('from %s the member can go back to %s', (step, previous) => {
  expect(previousStep(memberSteps, step)).toBe(previous);
});

test('going back passes over skipped steps and never reaches the account', () => {
  expect(previousStep(withoutPush, 'photo')).toBe(null);
  const customSteps = listSteps(['account', { name: 'hobby', isSkipped: () => true }, 'place', 'end'], {
    member: null,
    standing: standings.denied,
    hasAutoSkip: false,
  });
  expect([previousStep(customSteps, 'place'), previousStep(customSteps, 'end')]).toEqual([null, 'place']);
});

/** Any wizard: known and own steps in any order, each skipped or complete or not. */
const anyList = fc
  .uniqueArray(fc.constantFrom(...signUpSteps, 'hobby', 'favourite'), { minLength: 1 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({
          name: fc.constant(name),
          isSkipped: name === 'account' ? fc.constant(false) : fc.boolean(),
          isComplete: fc.boolean(),
        }),
      ),
    ),
  );

const anyEvent = fc.oneof(
  fc.constantFrom<SignUpEvent>(
    { type: 'continued' },
    { type: 'wentBack' },
    { type: 'closed' },
    { type: 'accountCreated' },
  ),
  fc.constantFrom(...signUpSteps, 'nowhere').map((step): SignUpEvent => ({ type: 'resumed', at: step })),
);

const namesOf = (list: readonly ListedStep[]) => list.map(({ name }) => name);

describe('any list of steps', () => {
  test(
    'stays within the list, and moves to an earlier step only before the user moved or when the user goes back',
    { meta: { spec: ['signup.steps-forward-only'] } },
    () => {
      fc.assert(
        fc.property(anyList, fc.array(anyEvent, { maxLength: 20 }), (list, events) => {
          const names = namesOf(list);
          let state = startAt(resumeStep(list));
          for (const event of events) {
            const next = reduceSignUp(list, state, event);
            expect(names).toContain(next.step);
            const isFree = event.type === 'wentBack' || (event.type === 'resumed' && !state.hasMoved);
            if (!isFree) expect(names.indexOf(next.step)).toBeGreaterThanOrEqual(names.indexOf(state.step));
            state = next;
          }
        }),
      );
    },
  );

  test('back after continue returns to the step, unless that is skipped', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), (list, index) => {
        const { name, isSkipped } = list[index % list.length]!;
        const stateBefore = startAt(name);
        const stateAfter = reduceSignUp(list, stateBefore, { type: 'continued' });
        if (stateAfter === stateBefore || isSkipped) return;
        const back = reduceSignUp(list, stateAfter, { type: 'wentBack' });
        if (stateAfter.step !== 'account') expect(back.step).toBe(name);
      }),
    );
  });

  test('a member resumes after the last complete step, at the first one that is not skipped', () => {
    fc.assert(
      fc.property(anyList, (steps) => {
        const list = steps.filter(({ name }) => name !== 'account');
        fc.pre(list.length > 0);
        const index = namesOf(list).indexOf(resumeStep(list));
        const last = list.findLastIndex(({ isComplete }) => isComplete);
        expect(index).toBeGreaterThanOrEqual(last);
        expect(list.slice(last + 1, index).filter(({ isSkipped }) => !isSkipped)).toEqual([]);
        if (list[index]?.isSkipped) expect(index).toBe(list.length - 1);
      }),
    );
  });

  test('a visitor never resumes past an account that is not created', () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom(...signUpSteps), (list, storedStep) => {
        const account = list.findIndex(({ name, isComplete }) => name === 'account' && !isComplete);
        const resumedStep = stepOnReturn(list, resumeStep(list), storedStep);
        if (account >= 0) expect(namesOf(list).indexOf(resumedStep)).toBeLessThanOrEqual(account);
      }),
    );
  });
});

test.each<[SignUpStep[], RegExp]>([
  [[], /has no steps.*Pass at least one step/],
  [['account', 'place', 'account'], /"account" twice/],
  [['account', 'palce' as SignUpStepName], /no step "palce".*\{ name: 'palce' \}/],
])('explains the problem of the steps %j', (steps, problem) => {
  expect(stepsProblem(steps)).toMatch(problem);
});

test('accepts the steps of the specification and own ones', () => {
  expect(stepsProblem([...signUpSteps, { name: 'hobby' }])).toBeNull();
});

test(
  'progress is the step in sixths, and at most 1',
  { meta: { spec: ['signup.progress-step-over-6'] } },
  () => {
    expect(signUpSteps.map((step) => signUpProgress(memberSteps, step))).toEqual([
      0,
      1 / 6,
      2 / 6,
      3 / 6,
      4 / 6,
      5 / 6,
      1,
      1,
    ]);
  },
);

test(
  'numbers of steps and progress are the same fraction',
  { meta: { spec: ['signup.progress-step-over-6'] } },
  () => {
    for (const step of signUpSteps.slice(0, -1)) {
      const { step: number, count } = signUpPosition(memberSteps, step);
      expect(signUpProgress(memberSteps, step)).toBe(number / count);
    }
    expect(signUpPosition(memberSteps, 'person')).toEqual({ step: 4, count: 6, dot: 3, dots: 4 });
    expect(signUpPosition(memberSteps, 'members')).toEqual({ step: 6, count: 6, dot: 0, dots: 4 });
  },
);

test.each<[SignUpStepName, string[]]>([
  ['push', ['ahead', 'ahead', 'ahead', 'ahead']],
  ['photo', ['current', 'ahead', 'ahead', 'ahead']],
  ['person', ['done', 'done', 'current', 'ahead']],
  ['members', ['done', 'done', 'done', 'done']],
])(
  'four dots represent the steps 2 to 5: at step %s they are %j',
  { meta: { spec: ['signup.progress-four-dots'] } },
  (step, dots) => {
    expect(signUpDots(memberSteps, step)).toEqual(dots);
  },
);
