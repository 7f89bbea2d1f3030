export * from './deck.ts';
export * from './swipe.ts';
