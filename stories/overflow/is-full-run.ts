/** Whether all languages and brands are measured, as in `npm run test:full`. */
export const isFullRun: boolean = import.meta.env['MEETCUTE_FULL'] === '1';
