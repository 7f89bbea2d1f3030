/** A short talk between two people who take turns, the first line by the one who started. */
export type Dialogue = readonly string[];

/**
 * What people of one language are called and what they write. The sentences fit every gender; `{city}` stands for the city.
 */
export interface LanguageTexts {
  readonly names: {
    readonly f: readonly string[];
    readonly m: readonly string[];
    readonly x: readonly string[];
  };
  readonly about: {
    readonly openers: readonly string[];
    readonly hobbies: readonly string[];
    readonly habits: readonly string[];
    readonly closers: readonly string[];
  };
  readonly lookingFor: readonly string[];
  readonly dialogues: readonly Dialogue[];
  readonly fictional: {
    readonly about: readonly string[];
    readonly lookingFor: string;
    /** Answers to 'are you real?'. */
    readonly honest: readonly string[];
    readonly greetings: readonly string[];
    readonly answers: readonly string[];
    readonly smallTalk: readonly string[];
    /** What a question about being real looks like. */
    readonly asksIfReal: RegExp;
    readonly greets: RegExp;
  };
}
