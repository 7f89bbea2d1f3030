export * from './passkeys.ts';
