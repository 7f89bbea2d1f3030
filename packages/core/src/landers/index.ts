export * from './slug.ts';
export * from './traffic-cookie.ts';
export * from './traffic-source.ts';
