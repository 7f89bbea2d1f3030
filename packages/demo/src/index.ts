export * from './portraits/index.ts';
export * from './sites.ts';
