import type { ScreenRouteName } from '@meetcute/core';

/** Story file of this folder and the name of its export, as `Login.Visitor`. */
type StoryRef = `${string}.${string}`;

/** Story that the site map shows for each route: the screen at rest, in any brand. */
export const routeStories: Readonly<Record<ScreenRouteName, StoryRef>> = {
  index: 'Home.AnyBrand',
  login: 'Login.Visitor',
  signup: 'SignUpAccount.Account',
  'complete-signup': 'CompleteSignUp.Visitor',
  'signup-matches': 'SignUpMatches.Member',
  'reset-password': 'ResetPassword.Empty',
  'reset-password-do': 'NewPassword.Empty',
  'activate-done': 'Activate.Done',
  'activate-error': 'Activate.BadLinkForAMember',
  'mail-change-do': 'MailChange.Done',
  'account-deleted': 'AccountDeleted.Visitor',
  members: 'Search.Member',
  'members-memberId': 'Profile.Member',
  'members-memberId-chat': 'Chat.MemberStartsAChat',
  'members-memberId-signup': 'SignUpCampaign.Shown',
  'match-finder': 'MatchFinder.Member',
  chats: 'Chats.Member',
  'chats-chatId': 'Chat.Member',
  likes: 'Likes.WithoutType',
  'likes-type': 'Likes.Received',
  profile: 'MyProfile.Complete',
  account: 'Account.Everything',
  notifications: 'NotificationList.Everything',
  complaints: 'Complaints.Visitor',
  'pages-service': 'Service.Visitor',
  'pages-terms': 'Legal.TermsOfTheBrand',
  'pages-privacy': 'Legal.Privacy',
};

/** Entry of Storybook's `index.json`. */
interface IndexEntry {
  id: string;
  importPath?: string;
  exportName?: string;
}

/** Returns the ids of the stories of routes, as Storybook's `index.json` lists them. */
export function storyIds(index: { entries: Readonly<Record<string, IndexEntry>> }): Map<string, string> {
  const ids = new Map(
    Object.values(index.entries).map(({ id, importPath, exportName }) => [
      `${importPath?.split('/').at(-1)?.replace('.stories.tsx', '')}.${exportName}`,
      id,
    ]),
  );
  return new Map(Object.entries(routeStories).flatMap(([route, ref]) => [[route, ids.get(ref) ?? '']]));
}

/** Path of the picture of a route in a brand, from the root of the built Storybook. */
export const picturePath = (route: string, brand: string): string => `site-map/${route}-${brand}.webp`;

/** Size of a picture on the page, in CSS pixels. */
export const PICTURE = { width: 280, height: 400 };
