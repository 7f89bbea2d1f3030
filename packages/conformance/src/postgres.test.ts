import { describeContract } from './contract.ts';
import { postgresTarget } from './targets/postgres.ts';

describeContract(postgresTarget);
