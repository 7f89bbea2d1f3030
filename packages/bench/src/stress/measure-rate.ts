import { atRate } from '../at-rate.ts';
import type { HttpResult } from '../send.ts';
import { printTable } from '../table.ts';
import { createRecord, RECORD_HEAD } from './record.ts';

/** Sends the request with a number, and resolves with its kind and response. */
export type SendMixed = (index: number) => Promise<{ kind: string; response: HttpResult }>;

/** Sends a mix at a rate, and prints the times from when each request was due. */
export async function measureRate(send: SendMixed, rate: number, seconds: number): Promise<void> {
  const record = createRecord();
  const began = performance.now();
  await atRate(rate, rate * seconds, async (index, dueTime) => {
    try {
      const { kind, response } = await send(index);
      record.add(kind, response.status, performance.now() - dueTime);
    } catch (error) {
      record.fail('no response', error);
    }
  });
  const took = (performance.now() - began) / 1000;
  printTable(RECORD_HEAD, record.rows());
  const acceptedRate = record.count((status) => status < 400) / took;
  const refusedRate = record.count((status) => status === 503) / took;
  console.log(
    `\n${rate} requests a second for ${took.toFixed(0)} s: ${acceptedRate.toFixed(0)} accepted and ${refusedRate.toFixed(1)} refused a second.`,
  );
}
