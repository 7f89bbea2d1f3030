export * from './likes.ts';
export * from './mutual.ts';
export * from './pages.ts';
