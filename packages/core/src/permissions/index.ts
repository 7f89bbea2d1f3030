export * from './contact.ts';
export * from './member.ts';
export * from './visitor.ts';
