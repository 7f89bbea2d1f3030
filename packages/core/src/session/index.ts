export * from './deletion.ts';
export * from './export-name.ts';
export * from './known-browser.ts';
export * from './polling.ts';
export * from './session.ts';
