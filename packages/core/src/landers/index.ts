export * from './slug.ts';
export * from './traffic-source.ts';
