export { default } from './nl.json' with { type: 'json' };
