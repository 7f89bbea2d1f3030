export { defineMain, type MainOptions } from './define-main.ts';
