import { describeContract } from './contract.ts';
import { startServer } from './targets/server.ts';

describeContract({ name: 'server on PGlite', start: () => startServer({ memory: true }) });
