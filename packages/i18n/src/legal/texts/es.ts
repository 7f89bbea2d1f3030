export { default } from './es.json' with { type: 'json' };
