import { defineModules } from '../../tsup.base.ts';

export default defineModules();
