export * from './guard.ts';
export * from './href.ts';
export * from './match.ts';
export * from './page-classes.ts';
export * from './router-path.ts';
export * from './safe-next.ts';
export * from './stay.ts';
export * from './table.ts';
