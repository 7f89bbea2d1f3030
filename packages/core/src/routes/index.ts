export * from './content-links.ts';
export * from './discovery.ts';
export * from './guard.ts';
export * from './href.ts';
export { matchRoute, type RouteMatch } from './match.ts';
export * from './page-classes.ts';
export * from './safe-next.ts';
export * from './table.ts';
