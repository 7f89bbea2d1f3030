import type { HidingWay } from '../hiding-ways.ts';

/** Ways to hide a price that stays readable somewhere, or stays in the page, each with the cause to report. */
export const priceHidingWays: readonly HidingWay[] = [
  {
    name: 'a place far away from what it buys',
    css: 'display: inline-block; translate: 0 400px',
    cause: 'px away from “50 credits”',
  },
  {
    name: 'a place beside something else',
    css: 'display: inline-block; position: fixed; inset-block-end: 9px; inset-inline-start: 9px; z-index: 99',
    cause: 'fixed to another place of the screen',
  },
  {
    name: 'other words in its place',
    css: 'font-size: 0',
    rules: "&::after { content: '€0.99'; font-size: 1rem }",
    cause: 'adds the words “€0.99”',
  },
  { name: 'a line through it', css: 'text-decoration: line-through', cause: 'struck through by <strong>' },
];
