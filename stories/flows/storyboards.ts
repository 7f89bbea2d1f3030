import type { StoryRef } from '../story-ref.ts';

/** Moment of a flow. */
interface Frame {
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
      { story: 'SignUpAccount.Account', text: 'Gives an address, a name and a password.' },
      { story: 'SignUpSteps.Push', text: 'Decides about notifications.' },
      { story: 'SignUpSteps.Photos', text: 'Adds photos, or continues without.' },
      { story: 'SignUpSteps.Place', text: 'Says where to search from.' },
      { story: 'SignUpSteps.Person', text: 'Gives a birth date and a few facts.' },
      { story: 'SignUpSteps.Texts', text: 'Writes something in own words.' },
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
];

/** Name of the picture of a frame, counted from 1, such as `join-1`. */
export const frameName = (title: string, index: number): string => `${title.toLowerCase()}-${index + 1}`;
