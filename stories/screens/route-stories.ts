import type { ScreenRouteName } from '@meetcute/core';
import type { StoryRef } from '../story-ref.ts';

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
