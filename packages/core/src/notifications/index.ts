export * from './channels.ts';
export * from './list.ts';
export * from './preferences.ts';
