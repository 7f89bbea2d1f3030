/** Tags of stories that show one brand alone: its name. A Storybook without the brand leaves them out. */
export const brandTags: readonly string[] = ['nocturne'];
