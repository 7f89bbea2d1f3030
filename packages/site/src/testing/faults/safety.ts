import { decideCase, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { heading, press, readyButton, expectAlert, text, pollValue, viewerOf, type FaultRow } from './row.ts';

const OTHER = 'somebody';

/** Adds a member at a known address. */
function addMember(world: World): void {
  const viewerId = viewerOf(world).profile.id;
  const [member] = [...world.members.values()].filter(({ profile }) => profile.id !== viewerId);
  const profile = { ...member!.profile, id: OTHER, name: 'Marit', age: 34 };
  world.members.set(OTHER, { ...member!, profile });
}

function block(world: World): void {
  addMember(world);
  world.blocks.push({ from: viewerOf(world).profile.id, to: OTHER, at: world.now().toISOString() });
}

const LATE = 'You’ve already appealed, or the time for it is over.';
const REASON = { 'Why should we look at it again?': 'It is not my photo.' };

/** Adds a decided report of the viewer. */
function decideReport(world: World): void {
  addMember(world);
  const time = world.now().toISOString();
  const viewerId = viewerOf(world).profile.id;
  world.reports.push({ receipt: 'r1', from: viewerId, at: time, profile: OTHER, category: 'fake', text: '' });
  decideCase(world, { reference: 'r1', action: 'none', ground: 'none', facts: 'It is her photo.' });
}

/** Adds a decided complaint of a visitor, with its mailed link. */
function decideComplaint(world: World): void {
  const [time, email] = [world.now().toISOString(), 'kim@example.com'];
  const complaint = { name: 'Kim', email, subject: 'A bill', text: 'Twice.' };
  world.complaints.push({ receipt: 'c1', from: null, at: time, ...complaint });
  decideCase(world, { reference: 'c1', action: 'other', ground: 'credits', facts: 'Paid back.' });
}

const linkPath = (world: World) => `/reports/link?token=${[...world.mailed.keys()].at(-1)}`;

/** A form with a submit button: a failure shows an error beside it, and the button stays usable. */
const createFormRow = (
  button: string,
  row: Pick<FaultRow, 'call' | 'path' | 'ready' | 'expectSuccess'> & Partial<FaultRow>,
): FaultRow => ({
  ...row,
  act: (page) => press(page, button),
  expectError: async ({ words }) => {
    await expectAlert(words);
    await readyButton(button);
  },
  retry: (page) => press(page, button),
});

/** Calls of reports, blocks and complaints. */
export const safetyRows: readonly FaultRow[] = [
  createFormRow('Send report', {
    call: 'report',
    path: `/members/${OTHER}`,
    prepare: addMember,
    ready: async (page) => {
      await heading('Marit, 34');
      await press(page, 'Report or block Marit');
      await press(page, 'Report Marit');
      await page.user.click(await screen.findByRole('radio', { name: 'Something else' }));
    },
    typed: { 'Tell us more (optional)': 'Something is odd here.' },
    expectSuccess: async ({ world }) => {
      await text('Thank you for telling us');
      await pollValue(() => world.reports).toMatchObject([
        { category: 'other', text: 'Something is odd here.' },
      ]);
    },
  }),
  createFormRow('Block Marit', {
    call: 'blockProfile',
    path: `/members/${OTHER}`,
    prepare: addMember,
    ready: async (page) => {
      await heading('Marit, 34');
      await press(page, 'Report or block Marit');
      await press(page, 'Block Marit');
      await screen.findByRole('heading', { name: 'Block Marit?' });
    },
    expectSuccess: async ({ world }) => {
      await text('Marit is blocked');
      await pollValue(() => world.blocks.length).toBe(1);
    },
  }),
  createFormRow('Unblock Marit', {
    call: 'unblockProfile',
    path: '/account',
    prepare: block,
    ready: () => readyButton('Unblock Marit'),
    expectSuccess: async ({ world }) => {
      await text('You and Marit can see each other again.');
      await pollValue(() => world.blocks.length).toBe(0);
    },
  }),
  {
    call: 'getBlocks',
    isRead: true,
    path: '/account',
    prepare: block,
    ready: () => screen.findByRole('heading', { name: 'Blocked members' }),
    expectError: ({ words }) => expectAlert(words),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => readyButton('Unblock Marit'),
  },
  createFormRow('Send complaint', {
    call: 'complain',
    viewer: 'visitor',
    path: '/complaints',
    ready: () => heading('Complaints'),
    typed: {
      'Your name': 'Kim',
      'Your email address': 'kim@example.com',
      'What’s it about?': 'A bill',
      'What happened?': 'You billed me twice.',
    },
    expectSuccess: async ({ world }) => {
      await heading('We’ve received your complaint');
      await pollValue(() => world.complaints).toMatchObject([{ name: 'Kim', subject: 'A bill' }]);
    },
  }),
  createFormRow('Send appeal', {
    call: 'appeal',
    path: '/reports',
    prepare: decideReport,
    ready: (page) => press(page, 'Appeal'),
    typed: REASON,
    conflictWords: LATE,
    expectSuccess: async ({ world }) => {
      await text('We’ve received your appeal.');
      await pollValue(() => world.appeals).toMatchObject([{ reference: 'r1', side: 'sender' }]);
    },
  }),
  createFormRow('Send appeal', {
    call: 'appealByLink',
    viewer: 'visitor',
    path: linkPath,
    prepare: decideComplaint,
    ready: (page) => press(page, 'Appeal'),
    typed: REASON,
    conflictWords: LATE,
    expectSuccess: async ({ world }) => {
      await text('We’ve received your appeal.');
      await pollValue(() => world.appeals).toMatchObject([{ reference: 'c1', side: 'sender' }]);
    },
  }),
  {
    call: 'getCases',
    isRead: true,
    path: '/reports',
    prepare: decideReport,
    ready: () => heading('Reports and decisions'),
    expectError: ({ words }) => expectAlert(words),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => text('It is her photo.'),
  },
  {
    call: 'getCaseByLink',
    isRead: true,
    viewer: 'visitor',
    path: linkPath,
    prepare: decideComplaint,
    ready: () => heading('We couldn’t load it'),
    expectError: ({ words }) => text(words),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => text('Paid back.'),
  },
];
