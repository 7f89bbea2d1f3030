import { definePackage } from '../../tsup.base.ts';

export default definePackage();
