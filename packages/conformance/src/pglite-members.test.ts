import { describeContract } from './contract.ts';
import { pgliteTarget } from './testing/pglite.ts';

describeContract(pgliteTarget, 'members');
