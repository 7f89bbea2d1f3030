import type { LocaleCode } from '@meetcute/i18n';
import type { TextKey } from '@meetcute/storybook';

/** Rule of how the product speaks. */
export interface VoiceRule {
  rule: string;
  reason: string;
  /** Text of the product that keeps to it. */
  example: TextKey;
}

/** Values of the placeholders in the examples. */
export const exampleValues = { name: 'Marit', minAge: 18 };

/** Rules for all languages, each with a text of the product. */
export const voiceRules: readonly VoiceRule[] = [
  {
    rule: 'Speak to one person, as a neighbour does.',
    reason:
      'Members are addressed as du, je, tu, tú and ty. Sentences are short, and there are no exclamation marks.',
    example: 'login:passwordChanged',
  },
  {
    rule: 'Say what happened, then what to do.',
    reason: 'A person who reads an error wants to go on, not to learn about our software.',
    example: 'error:code.image_unreadable',
  },
  {
    rule: 'Say first what is safe.',
    reason: 'People first wonder what they have lost.',
    example: 'search:failed.text',
  },
  {
    rule: 'Take the blame that is ours.',
    reason: 'A member who did nothing wrong has no mistake to look for.',
    example: 'error:code.server_error',
  },
  {
    rule: 'Promise in the future tense.',
    reason: 'A promise says who keeps it and when. In the present tense it reads like a manual.',
    example: 'chat:unsent.offline',
  },
  {
    rule: 'Tease a little, never scold.',
    reason: 'Dry is kinder than stern. No text says that something is forbidden where it can say what helps.',
    example: 'error:code.too_many_requests',
  },
  {
    rule: 'Write on a button what it does.',
    reason: 'A verb with its result can be read without the page around it, as a screen reader does.',
    example: 'shell:birthDate.save',
  },
  {
    rule: 'Let people refuse in peace.',
    reason: 'The way out has a plain word, without guilt, and it does not ask again at once.',
    example: 'shell:birthDate.cancel',
  },
  {
    rule: 'Give the reason for a question.',
    reason: 'A question about something personal says why it is asked and who sees the answer.',
    example: 'shell:birthDate.text',
  },
  {
    rule: 'Say who learns of it.',
    reason: 'People who report or block need to know that the other person is not told.',
    example: 'safety:choose.reportHint',
  },
  {
    rule: 'Write for every gender.',
    reason:
      'The reader’s gender is left open. Where a language marks it in verbs and adjectives, the sentence is built in another way.',
    example: 'login:title',
  },
  {
    rule: 'Never tell people what they feel.',
    reason: 'A member sent a like. Whether they like somebody is theirs to know.',
    example: 'matchFinder:announcement.liked',
  },
  {
    rule: 'People are people.',
    reason:
      'Members are searched for and found, never loaded. A browser does not log in, and a device does not report.',
    example: 'search:loadingMore',
  },
  {
    rule: 'Name what is fictional in words.',
    reason: 'A colour or an icon can be overlooked; this must not be.',
    example: 'common:fictional.label',
  },
  {
    rule: 'Let legal phrases stand alone.',
    reason:
      'The button that orders has the words of the law and nothing else, and no joke stands beside them.',
    example: 'commerce:order.submit',
  },
];

/** Rules of single languages. */
export const languageRules: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: ['Use contractions.', 'Write “email”, not “mail”.', 'Promise in the future tense.'],
  nl: ['Say je, never u.', 'Put buttons in the infinitive.', 'Avoid sentences built like English ones.'],
  de: [
    'Write du in lower case.',
    'Put buttons in the infinitive.',
    'Use „these marks“.',
    'Give a loan word one gender, everywhere.',
  ],
  it: [
    'Leave out participles that show the reader’s gender.',
    'Keep one noun for a like.',
    'Write email without a hyphen.',
  ],
  fr: [
    'Put a no-break space before ? ! ; : and inside « ».',
    'Say discussion; a chat is a cat.',
    'Leave out participles that show the reader’s gender.',
  ],
  es: [
    'Open questions with ¿.',
    'Say vosotros to two people.',
    'Leave out adjectives that show the reader’s gender.',
  ],
  pl: [
    'Write ty in lower case.',
    'Avoid the past tense of the second person, which shows a gender.',
    'Write a sentence for each of four plural forms.',
  ],
};
