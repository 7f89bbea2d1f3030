const escaped = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === '\n'
      ? character
      : Array.from(
          { length: character.length },
          (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
        ).join(''),
  );

/** Returns data as JSON. Texts of members may contain control characters, which are escaped for the terminal. */
export const jsonText = (data: unknown): string => escaped(JSON.stringify(data, null, 2));
