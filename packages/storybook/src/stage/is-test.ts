/** Whether stories run in the terminal, each once. */
export const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';
