/** Default log of texts that fail to load: a console warning (spec: error.locale-load-console-warning). */
export const warn = (message: string): void => console.warn(message);
