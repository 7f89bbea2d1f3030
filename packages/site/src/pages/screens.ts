import type { Screen } from '../template/slots.ts';

/** The screens that exist, each with its default. One line adds a screen; `bindings.ts` puts it on a route. */
export const defaultScreens = {
  Home: () => import('../screens/home/HomeScreen.tsx'),
  Login: () => import('../screens/login/LoginScreen.tsx'),
  SignUp: () => import('../screens/sign-up/SignUpScreen.tsx'),
  Search: () => import('../screens/search/SearchScreen.tsx'),
  Profile: () => import('../screens/profile/ProfileScreen.tsx'),
  MyProfile: () => import('../screens/my-profile/MyProfileScreen.tsx'),
  MatchFinder: () => import('../screens/match-finder/MatchFinderScreen.tsx'),
  Likes: () => import('../screens/likes/LikesScreen.tsx'),
  Chats: () => import('../screens/chats/ChatsScreen.tsx'),
  Chat: () => import('../screens/chats/ChatScreen.tsx'),
  MemberChat: () => import('../screens/chats/MemberChatScreen.tsx'),
  Terms: () => import('../screens/legal/TermsScreen.tsx'),
  Privacy: () => import('../screens/legal/PrivacyScreen.tsx'),
  Activate: () => import('../screens/activate/ActivateScreen.tsx'),
  ResetPassword: () => import('../screens/reset-password/ResetPasswordScreen.tsx'),
  NewPassword: () => import('../screens/reset-password/NewPasswordScreen.tsx'),
  MailChange: () => import('../screens/mail-change/MailChangeScreen.tsx'),
  CompleteSignUp: () => import('../screens/complete-signup/CompleteSignUpScreen.tsx'),
  SignUpMatches: () => import('../screens/signup-matches/SignUpMatchesScreen.tsx'),
  Account: () => import('../screens/account/AccountScreen.tsx'),
  AccountDeleted: () => import('../screens/account-deleted/AccountDeletedScreen.tsx'),
  Notifications: () => import('../screens/notifications/NotificationsScreen.tsx'),
  Complaints: () => import('../screens/complaints/ComplaintsScreen.tsx'),
  Service: () => import('../screens/service/ServiceScreen.tsx'),
  Error: () => import('../screens/error/ErrorScreen.tsx'),
};

/** The name of a screen slot. */
export type ScreenName = keyof typeof defaultScreens;

/** The components behind the screen slots. */
export type Screens = { [K in ScreenName]: Screen };
