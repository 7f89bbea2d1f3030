export * from './csrf.ts';
export * from './fields.ts';
export * from './payload.ts';
export * from './wizard.ts';
