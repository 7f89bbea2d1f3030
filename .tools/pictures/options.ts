/** Returns the ids that contain one of the words; all without a word. Throws a sentence if none does. */
export function chooseIds(ids: readonly string[], words: readonly string[]): readonly string[] {
  if (words.length === 0) return ids;
  const chosenIds = ids.filter((id) => words.some((word) => id.includes(word.toLowerCase())));
  if (chosenIds.length === 0) throw new Error(`No pictured story has '${words.join("' or '")}' in its id.`);
  return chosenIds;
}

/** Runs a program of the command line, and prints its error as a sentence. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
