export * from './policy.ts';
export * from './wait.ts';
