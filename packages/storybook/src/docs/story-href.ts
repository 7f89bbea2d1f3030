/** Returns the URL of a story in the manager, outside the preview frame. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
