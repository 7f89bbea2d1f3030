import type { StoryRef } from '../story-ref.ts';

/** A story that shows a switch on, and one that shows it off, each as file and export. */
interface SwitchStories {
  readonly on: StoryRef;
  readonly off: StoryRef;
}

/** Stories of the switches in a site's settings; the reason for a switch without any. */
export const switchStories: Readonly<Record<string, SwitchStories | string>> = {
  'signup.showDots': { on: 'SignUpEnd.Dots', off: 'SignUpEnd.WithoutDots' },
  'signup.cityField': { on: 'SignUpPhotoAndPlace.LongCity', off: 'SignUpPhotoAndPlace.NoCity' },
  'signup.membersButton': { on: 'SignUpEnd.ToTheMembers', off: 'SignUpEnd.DoneWithoutButton' },
  'signup.autoSkip': { on: 'CompleteSignUp.Member', off: 'SignUpResume.WithoutAutoSkip' },
  'navigation.matchFinder': { on: 'Shell.Matches', off: 'Shell.NoMatches' },
  'navigation.notifications': { on: 'Shell.NothingNew', off: 'Shell.NoBell' },
  'navigation.premium': { on: 'AccountPurchases.Both', off: 'AccountPurchases.Neither' },
  'navigation.credits': { on: 'AccountPurchases.Both', off: 'AccountPurchases.CreditsOff' },
  'chat.images': { on: 'ChatImages.SendingAPicture', off: 'ChatImages.NotOffered' },
  'chat.readReceipts': { on: 'ChatSettings.ReadReceipts', off: 'ChatSettings.NoReadReceipts' },
  'chat.costNote': { on: 'ChatSettings.CostNote', off: 'ChatSettings.NoCostNote' },
  'likes.mutualTab': { on: 'Likes.Mutual', off: 'Likes.WithoutMutual' },
  'likes.newFirst': { on: 'Likes.Received', off: 'Likes.OrderOfTheServer' },
  'my_profile.notes': { on: 'MyProfile.Complete', off: 'MyProfile.WithoutNotes' },
  'my_profile.interests': { on: 'Interests.Choose', off: 'Interests.Without' },
  'notifications.push': {
    on: 'NotificationSettings.NotSaved',
    off: 'NotificationSettings.WithoutMailAndPush',
  },
  'notifications.mail': {
    on: 'NotificationSettings.Preferences',
    off: 'NotificationSettings.WithoutMailAndPush',
  },
  'footer.languages': { on: 'Shell.Languages', off: 'ContentPagesFooter.FooterWithoutExtras' },
  'footer.company': {
    on: 'ContentPagesFooter.FooterWithReturnPolicy',
    off: 'ContentPagesFooter.FooterWithoutExtras',
  },
  'footer.returnPolicy': {
    on: 'ContentPagesFooter.FooterWithReturnPolicy',
    off: 'ContentPagesFooter.FooterWithoutReturnPolicy',
  },
};
