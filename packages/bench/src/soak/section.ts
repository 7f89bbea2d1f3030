import { startPostgres } from '@meetcute/dev-postgres';
import { openDatabase } from '@meetcute/server';
import { atRate } from '../at-rate.ts';
import { startHost } from '../host.ts';
import { createSender } from '../send.ts';
import { countTables, fillWithCrowd } from '../stream/crowd.ts';
import { openInspector } from '../stream/inspector.ts';
import { createMix, MEMBERS } from '../stress/mix.ts';
import { createRecord, RECORD_HEAD } from '../stress/record.ts';
import { printTable } from '../table.ts';
import { every } from './every.ts';
import { createAccounts, live } from './life.ts';
import { growthOf, rowOf, type Sample, SAMPLE_HEAD, SAMPLER, takeSample } from './sample.ts';

const MINUTES = 60;
/** Requests of the mix a second, unless another rate is given. */
const RATE = 150;
/** Minutes after which caches are full and growth counts. */
const WARM = 10;
const CONNECTIONS = 200;

const measures = ['heap', 'external', 'rss', 'resources', 'files', 'connections'] as const;

function printGrowth(samples: readonly Sample[]): void {
  const rows = measures.map((name) => {
    const growth = growthOf(samples, WARM, name);
    return [name, growth === null ? 'too few samples' : `${(growth * 100).toFixed(1)} %`];
  });
  printTable([`from minute ${WARM} to the end`, 'growth'], rows);
}

/**
 * Loads a host on PostgreSQL for minutes, and prints each minute what it holds after a garbage collection. Besides the mix
 * of the section `stress`, members log in and out, streams open and close, and photos are uploaded.
 */
export async function soak(minutes = MINUTES, rate = RATE): Promise<void> {
  const postgres = await startPostgres();
  const host = await startHost({
    DATABASE_URL: postgres.databaseUrl,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  });
  const sender = createSender(host.port, CONNECTIONS);
  const inspector = await openInspector(host.inspector);
  const database = await openDatabase({
    databaseUrl: `${postgres.databaseUrl}?application_name=${SAMPLER}`,
  });
  const end = new AbortController();
  try {
    await fillWithCrowd(postgres.databaseUrl, MEMBERS);
    await countTables(postgres.databaseUrl);
    const place = { port: host.port, sender, record: createRecord(), over: end.signal };
    const accounts = await createAccounts(sender);
    const send = createMix(sender);
    const began = performance.now();
    const samples: Sample[] = [];
    console.log(`\n| ${SAMPLE_HEAD.join(' | ')} |`);
    const sampling = every(60, end.signal, async () => {
      const sample = await takeSample(inspector, database.db, (performance.now() - began) / 60_000);
      samples.push(sample);
      console.log(`| ${rowOf(sample).join(' | ')} |`);
    });
    const living = live(place, accounts);
    await atRate(rate, rate * 60 * minutes, async (index, dueTime) => {
      try {
        const { kind, response } = await send(index);
        place.record.add(kind, response.status, performance.now() - dueTime);
      } catch (error) {
        place.record.fail('no response', error);
      }
    });
    end.abort();
    await Promise.all([sampling, living]);
    printTable(RECORD_HEAD, place.record.rows());
    printGrowth(samples);
  } finally {
    end.abort();
    sender.close();
    inspector.close();
    await database.close();
    await host.stop();
    await postgres.stop();
  }
}
