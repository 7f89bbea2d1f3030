export * from './activation.ts';
export * from './csrf.ts';
export * from './fields.ts';
export * from './name.ts';
export * from './payload.ts';
export * from './refusal.ts';
export * from './steps.ts';
export * from './wizard.ts';
