import type { MemberText } from './member-texts.ts';
import type { Problem } from './problem.ts';

/** Texts that keep the long form, with the reason. */
const exceptions: readonly { readonly where: string; readonly reason: string }[] = [
  { where: 'legal:', reason: 'Terms and privacy are formal, and each change of them is recorded.' },
  { where: 'error:startChat', reason: 'The specification fixes its words (error.chat-start-body).' },
  { where: 'validation:emailInvalid', reason: 'The specification fixes its words (email.format-valid).' },
];

/** Long forms before `not`, which are contracted everywhere. */
const NOT =
  /\b(?<verb>do|does|did|is|are|was|were|could|would|should|have|has|had|will) not\b|\bcan ?not\b/gi;

/** Words after which `it is` and the like end a clause, or have another subject: `of it is`, `where you are and`. */
const STRESSED = 'as|for|how|in|of|what|where|which|who|whom';

/** Long forms that are contracted where a word follows. At the end of a clause they keep their stress. */
const SUBJECT = new RegExp(
  `(?<!\\b(?:${STRESSED}) )\\b(?<subject>I|you|we|they|he|she|it|there|what|who|let)` +
    ` (?<verb>am|are|is|will|would|us)\\b(?= [a-z])`,
  'gi',
);

/** `have` as a helper: before a participle. `You have two credits` stays. */
const HAVE =
  /\b(?<subject>I|you|we|they) (?<verb>have) (?=(?:already )?(?:(?!un|need)\w+ed|been|sent|seen|had|made|got|read|written|found|kept)\b)/gi;

/** `That is` at the start of a sentence. */
const THAT = /\b(?<subject>That) (?<verb>is)\b(?= [a-z])/g;

const endings: Readonly<Record<string, string>> = {
  am: '’m',
  are: '’re',
  is: '’s',
  will: '’ll',
  would: '’d',
  have: '’ve',
  us: '’s',
};

/** Subjects with the verbs that they are contracted with: `you is` and `it am` are other clauses. */
const fits = (subject: string, verb: string): boolean => {
  const verbsBySubject: Readonly<Record<string, string>> = {
    i: 'am will would have',
    you: 'are will would have',
    we: 'are will would have',
    they: 'are will would have',
    let: 'us',
    who: 'is',
    what: 'is',
    there: 'is',
  };
  return (verbsBySubject[subject] ?? 'is will would').split(' ').includes(verb);
};

const negate = (verb: string): string =>
  verb === 'will' ? 'won’t' : verb === 'can' ? 'can’t' : `${verb}n’t`;

/** Returns the long forms of an English text, with the contraction of each. */
export function longForms(text: string): readonly (readonly [long: string, short: string])[] {
  const visibleText = text.replace(/\{\{.*?\}\}/g, 'X').replace(/\]\(.*?\)/g, ']');
  const negations = [...visibleText.matchAll(NOT)].map(
    ({ 0: long, groups }) => [long, negate((groups?.['verb'] ?? 'can').toLowerCase())] as const,
  );
  const others = [SUBJECT, HAVE, THAT]
    .flatMap((pattern) => [...visibleText.matchAll(pattern)])
    .flatMap(({ groups }) => {
      const { subject = '', verb = '' } = groups!;
      const isUsual = subject === 'That' || fits(subject.toLowerCase(), verb.toLowerCase());
      return isUsual ? [[`${subject} ${verb}`, `${subject}${endings[verb.toLowerCase()]}`] as const] : [];
    });
  return [...negations, ...others];
}

/** Reports long forms in English texts for members. */
export const findLongForms = ({ locale, key, text, file, line }: MemberText): readonly Problem[] =>
  locale !== 'en' || exceptions.some(({ where }) => key.startsWith(where))
    ? []
    : longForms(text).map(([long, short]) => ({
        file,
        line,
        message: `'${key}' says '${long}'. Write '${short}', or add the key to the exceptions of check/contractions.ts with a reason.`,
      }));
