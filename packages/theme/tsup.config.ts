import { defineComponents } from '../../tsup.base.ts';

export default defineComponents();
