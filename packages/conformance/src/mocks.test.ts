import { describeContract } from './contract.ts';
import { mocksTarget } from './targets/mocks.ts';

describeContract(mocksTarget);
