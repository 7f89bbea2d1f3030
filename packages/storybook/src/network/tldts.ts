/**
 * Stand-in for `tldts`, whose list of public suffixes is 110 kB of a story's first scripts. MSW stores the cookies of mocked
 * responses with it; a Storybook has one host, which is its own domain.
 */
export const getDomain = (host: string): string => host;
