/** Story file without its ending, and the name of an export, as `Login.Visitor`. */
export type StoryRef = `${string}.${string}`;
