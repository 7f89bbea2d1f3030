const env: Readonly<Record<string, unknown>> = import.meta.env ?? process.env;

/** Whether this is the full run (`npm run test:full`). Tests in Node, tests in a browser and programs read it here. */
export const isFullRun: boolean = env['MEETCUTE_FULL'] === '1';

/** Returns how many random examples a test tries: `few` in `npm test`, `many` in the full run. */
export const examples = (few: number, many: number): number => (isFullRun ? many : few);
