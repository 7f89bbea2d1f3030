import type { StoryRef } from '../story-ref.ts';

/** Moment of a flow. */
export interface Frame {
  /** Story that shows the moment: at rest, in any brand. */
  story: StoryRef;
  /** Sentence without its subject, the member. */
  text: string;
}

/** Flow of a member over several pages. */
interface Storyboard {
  title: string;
  frames: readonly Frame[];
}

export const storyboards: readonly Storyboard[] = [
  {
    title: 'Join',
    frames: [
      { story: 'SignUpAccount.Account', text: 'Enters an address, a name and a password.' },
      { story: 'SignUpSteps.Push', text: 'Decides about notifications.' },
      { story: 'SignUpSteps.Photos', text: 'Adds photos, or continues without.' },
      { story: 'SignUpSteps.Place', text: 'Says where to search from.' },
      { story: 'SignUpSteps.Person', text: 'Enters a birth date and a few facts.' },
      { story: 'SignUpSteps.Texts', text: 'Writes something in their own words.' },
      { story: 'SignUpSteps.MembersThere', text: 'Sees the first members.' },
      { story: 'SignUpEnd.Done', text: 'Is asked to confirm the address.' },
    ],
  },
  {
    title: 'Find',
    frames: [
      { story: 'Home.Visitor', text: 'Comes to the site.' },
      { story: 'Search.Member', text: 'Searches with the saved filters.' },
      { story: 'Search.Empty', text: 'Finds nobody, and may search more broadly.' },
      { story: 'MatchFinder.Member', text: 'Looks at one profile at a time.' },
      { story: 'Profile.Member', text: 'Opens a profile.' },
    ],
  },
  {
    title: 'Like',
    frames: [
      { story: 'Profile.Member', text: 'Likes somebody on their profile.' },
      { story: 'Likes.Sent', text: 'Finds the like among those sent.' },
      { story: 'Likes.Received', text: 'Sees who liked them.' },
      { story: 'MutualLike.Open', text: 'Likes back, and is offered to write.' },
      { story: 'Likes.Mutual', text: 'Finds both among the mutual likes.' },
    ],
  },
  {
    title: 'Talk',
    frames: [
      { story: 'Chat.NothingSaidYet', text: 'Opens a chat with nothing said yet.' },
      { story: 'Chat.Sending', text: 'Sends messages.' },
      { story: 'ChatReading.Typing', text: 'Sees that the other one is typing.' },
      { story: 'Chats.Unread', text: 'Returns to a new message.' },
      { story: 'Chat.Member', text: 'Reads the conversation.' },
    ],
  },
  {
    title: 'Pay',
    frames: [
      { story: 'Pricing.Visitor', text: 'Sees every price before joining.' },
      { story: 'Credits.Packages', text: 'Chooses a package of credits.' },
      { story: 'CreditsOrder.Package', text: 'Checks the price with tax, and chooses how to pay.' },
      { story: 'Transaction.Pending', text: 'Returns while the payment is on its way.' },
      { story: 'Transaction.Failed', text: 'Reads that a failed payment cost nothing, and orders again.' },
      { story: 'Transaction.Paid', text: 'Has the credits and a receipt.' },
      { story: 'Credits.Orders', text: 'Finds the order among all orders.' },
    ],
  },
  {
    title: 'Report',
    frames: [
      { story: 'Safety.Choice', text: 'Opens the choice between reporting and blocking.' },
      { story: 'Safety.ReportForm', text: 'Says what is wrong, and adds a photo as evidence.' },
      { story: 'Safety.Receipt', text: 'Reads what happens next, and may block too.' },
      { story: 'Reports.Received', text: 'Finds the report in the list of sent reports.' },
      { story: 'Reports.Decided', text: 'Reads the decision and its reasons.' },
      { story: 'Reports.Appealed', text: 'Appeals, and gives a reason.' },
      { story: 'Reports.AppealDecided', text: 'Reads the decision on the appeal, which is final.' },
    ],
  },
  {
    title: 'Cancel',
    frames: [
      { story: 'OwnPremium.Renewing', text: 'Sees when Premium renews, and for how much.' },
      { story: 'Cancel.Member', text: 'Cancels with one press, and reads the date and time of it.' },
      { story: 'OwnPremium.Cancelled', text: 'Keeps Premium until its end.' },
      { story: 'Cancel.Nothing', text: 'Finds nothing left that renews.' },
      { story: 'Cancel.Visitor', text: 'Cancels without a login instead, by mail address.' },
    ],
  },
  {
    title: 'Delete',
    frames: [
      { story: 'Account.Everything', text: 'Opens the account page.' },
      { story: 'AccountLeaving.Export', text: 'Downloads a copy of all data.' },
      { story: 'AccountDeleteDiscount.Without', text: 'Finds the deletion at the end of the page.' },
      { story: 'AccountLeaving.WrongPassword', text: 'Is asked for the password, and mistypes it.' },
      { story: 'AccountLeaving.Question', text: 'Is asked once more.' },
      { story: 'AccountLeaving.Deleted', text: 'Is logged out, and reads how to return.' },
      { story: 'AccountDeleted.Member', text: 'Logs in again within 30 days, and has everything back.' },
    ],
  },
];

/** Name of the picture of a frame, counted from 1, such as `join-1`. */
export const frameName = (title: string, index: number): string => `${title.toLowerCase()}-${index + 1}`;
