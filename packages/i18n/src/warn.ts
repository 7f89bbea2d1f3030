/** The default log: texts that can't be had are a warning in the console and nothing more (spec: error.locale-load-console-warning). */
export const warn = (message: string): void => console.warn(message);
