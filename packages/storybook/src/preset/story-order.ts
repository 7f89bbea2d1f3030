/** Titles in their order; a list after a title has the titles below it. */
export type StoryOrder = readonly (string | StoryOrder)[];

/** The order in which a person reviews. */
export const storyOrder: StoryOrder = [
  'Welcome',
  'Foundations',
  'Parts',
  'Screens',
  [
    'Site map',
    'Home',
    ['Page', 'News'],
    'Sign-up',
    [
      'All steps (onboarding)',
      'Account',
      'Account, address',
      'Account, advice',
      'Account, campaign',
      'Before joining',
      'Push',
      'Push, skipped',
      'Photo',
      'Photo and place',
      'Place',
      'Date of birth',
      'Person and texts',
      'Members and end',
      'Confirmation mail',
      'Activation',
      'Complete sign-up',
      'Matches',
      'Resume',
      'Faults',
    ],
    'Search',
    ['Page', 'Filters', 'Filters on a phone', 'Cards', 'Tiles', 'Paging', 'Loading', 'Similar'],
    'Profile',
    ['Page', 'Photos', 'Liking'],
    'Likes',
    'Match finder',
    ['Page (swipe deck)', 'Looks'],
    'Chats',
    [
      'List (inbox)',
      'Older chats',
      'Conversation',
      'Safety tip',
      'Reading',
      'Moments',
      'Quotes',
      'Images',
      'Unsent messages',
      'Push, asked again',
      'Buying credits',
      'Premium',
    ],
    'Notifications',
    ['Page', 'List', 'Settings'],
    'My profile',
    ['Page', 'Editing'],
    'Account',
    [
      'Page (settings)',
      'Email change',
      'Blocked members',
      'Export and deletion',
      'Discount before deletion',
      'Deleted',
    ],
    'Login',
    ['Page', 'Reset password', 'New password', 'End of a session'],
    'Paying',
    'Service',
    ['Report and block', 'Reports and decisions', 'Complaints', 'Mailed decision', 'Customer service'],
    'Legal',
    'Content pages',
    'Landing pages',
    ['Page', 'Cookie consent', 'Slugs'],
    'Demo sites',
    'Errors',
    'Shell',
    'App',
  ],
  'Flows',
  [
    'Storyboards',
    'Join',
    'Filter, scroll, open, back',
    'Like and unlike',
    'Mutual like',
    'Birth date',
    'Conversation',
  ],
  'Desk',
  'Specification',
  ['Rules', 'Accessibility'],
];

/** Returns the order below a title, empty without one. */
function findOrderBelow(order: StoryOrder, title: string): StoryOrder {
  const next = order[order.indexOf(title) + 1];
  return order.includes(title) && typeof next === 'object' ? next : [];
}

/** Compares stories by the order of their titles. Titles that the order does not name come last, as they are. */
export function compareStories(one: { title: string }, other: { title: string }): number {
  const [titles, others] = [one.title.split('/'), other.title.split('/')];
  let order = storyOrder;
  for (const [depth, title] of titles.entries()) {
    const otherTitle = others[depth];
    if (otherTitle === undefined) return 1;
    if (title !== otherTitle) {
      const places = [title, otherTitle].map((name) =>
        order.includes(name) ? order.indexOf(name) : order.length,
      );
      return places[0]! - places[1]!;
    }
    order = findOrderBelow(order, title);
  }
  return titles.length - others.length;
}
