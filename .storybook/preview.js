// Storybook reads the order of the sidebar from the text of this file, which therefore has no types, and evaluates it in
// the process of `main.ts`.
export default {
  parameters: { options: { storySort: (one, other) => compareStories(one, other) } },
};
