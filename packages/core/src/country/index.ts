export * from './cookie.ts';
export * from './visitor-country.ts';
