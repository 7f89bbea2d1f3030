export { default } from './it.json' with { type: 'json' };
