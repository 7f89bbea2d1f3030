/** Short conversation of two people who take turns. The first line is by the person who starts. */
export type Dialogue = readonly string[];

/** Texts of a login's profile. */
export interface LoginTexts {
  readonly about: string;
  readonly lookingFor: string;
}

/** Names and texts of people of one language. The sentences fit every gender; `{city}` is replaced with the city. */
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
  /** Unpaid login, then paid login. */
  readonly logins: readonly [unpaid: LoginTexts, paid: LoginTexts];
  readonly dialogues: readonly Dialogue[];
  readonly fictional: {
    readonly about: readonly string[];
    readonly lookingFor: string;
    /** Replies to 'are you real?'. */
    readonly honest: readonly string[];
    readonly greetings: readonly string[];
    readonly answers: readonly string[];
    readonly smallTalk: readonly string[];
    /** Matches a question about being real. */
    readonly asksIfReal: RegExp;
    readonly greets: RegExp;
  };
}
