export type { NextPage } from './useNextPage.ts';
