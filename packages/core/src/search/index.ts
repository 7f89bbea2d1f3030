export * from './address.ts';
export * from './age-ranges.ts';
export * from './countries.ts';
export * from './filters.ts';
export * from './language-badge.ts';
export * from './query.ts';
export * from './state.ts';
export * from './tiles.ts';
