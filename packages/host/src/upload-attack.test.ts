/**
 * Attacks uploads on a real host with real clocks and sizes. Only the full run has it, because it
 * takes a minute and prints times. The server has fast tests of the same rules.
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Drip, dripTo, signUpFrom, startAttackedHost, uploadTo } from './testing/attacked-host.ts';

/** Networks of the attackers. The second one is shared with a victim. */
const NETWORKS = ['203.0.113.6', '203.0.113.7'];

/** Attackers per network, each with two open forms. */
const ATTACKERS = 7;

/** Rates below the lowest one, and just above it. */
const SLOW = { bytes: 1, pause: 8000 };
const LASTING = { bytes: 2200, pause: 1000 };

/** Milliseconds after which the lowest rate certainly applies. */
const RATE_APPLIES_AFTER = 15_000;

/** Milliseconds in which all slow forms are open. */
const OPEN_AFTER = 3000;

/** CPU seconds that a refused form, and a decoded 16-bit interlaced PNG of 12 million pixels, may cost. */
const REFUSED_CPU_MAX = 3;
const PHOTO_CPU_MAX = 3;

/** Creates an interlaced 16-bit PNG with four channels. */
const bombOf = async (side: number) =>
  new Uint8Array(
    await sharp({
      create: { width: side, height: side, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer(),
  );

const print = (line: string, value: unknown) => process.stdout.write(`${line}: ${JSON.stringify(value)}\n`);

test("accepts a member's upload during slow forms and decompression bombs", { tags: 'full' }, async () => {
  const host = await startAttackedHost();
  const { origin, port } = host;
  try {
    const signUp = (name: string, address: string) => signUpFrom(origin, address, `${name}@example.com`);
    const attackers: Awaited<ReturnType<typeof signUp>>[] = [];
    for (const [index, network] of NETWORKS.entries())
      for (let account = 0; account < ATTACKERS; account += 1)
        attackers.push(await signUp(`a${index}${account}`, network));
    const victims = {
      elsewhere: await signUp('v', '198.51.100.9'),
      'in the same network': await signUp('w', '203.0.113.7'),
    };
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#123456' } });
    const photo = new Uint8Array(await picture.jpeg().toBuffer());
    // Seconds are printed, not compared: those of a loaded machine say nothing. Whoever is served while the attack lasts has
    // not waited for its end.
    const uploadAll = async (when: string) => {
      for (const [where, victim] of Object.entries(victims)) {
        const { status, seconds } = await uploadTo(origin, victim, [photo]);
        print(`${when}, a victim ${where} (load ${loadavg()[0]})`, { status, seconds });
        expect(status).toBe(200);
      }
    };
    const countEnded = (works: readonly Promise<unknown>[]) => {
      const count = { ended: 0 };
      for (const work of works)
        work.then(
          () => (count.ended += 1),
          () => (count.ended += 1),
        );
      return count;
    };
    await uploadAll('without an attack');

    const dripAll = (drip: Drip) =>
      attackers.flatMap((headers) => [dripTo(port, headers, drip), dripTo(port, headers, drip)]);
    const slow = dripAll(SLOW);
    const slowForms = countEnded(slow.map((form) => form.closed));
    await setTimeout(OPEN_AFTER);
    await uploadAll(`while ${slow.length} slow forms are open`);
    expect(slowForms.ended).toBe(0);
    const outcomes = await Promise.all(slow.map((form) => form.closed));
    print('the slow forms', outcomes);
    for (const { status } of outcomes) expect(status).toBe('HTTP/1.1 408 Request Timeout');

    const slightlyFaster = dripAll(LASTING);
    const lasting = countEnded(slightlyFaster.map((form) => form.closed));
    await setTimeout(RATE_APPLIES_AFTER);
    await uploadAll(`while ${slightlyFaster.length} forms arrive just above the lowest rate`);
    expect(lasting.ended).toBe(0);
    for (const form of slightlyFaster) form.stop();
    await Promise.all(slightlyFaster.map((form) => form.closed));

    const attacker = attackers.at(-1) ?? {};
    for (const { side, count, expected } of [
      { side: 7700, count: 12, expected: 422 },
      { side: 3400, count: 6, expected: 200 },
    ]) {
      const bomb = await bombOf(side);
      const form = Array.from({ length: count }, () => bomb);
      const cpuBefore = host.cpu();
      const began = performance.now();
      const bombs = [0, 1].map(() => uploadTo(origin, attacker, form));
      const decoding = countEnded(bombs);
      await uploadAll(`while two forms of bombs with ${side} pixels a side arrive`);
      // Photos that are too large are refused at once, and may be over before a victim's upload.
      if (expected === 200) expect(decoding.ended).toBeLessThan(bombs.length);
      const responses = await Promise.all(bombs);
      const cpu = host.cpu() - cpuBefore;
      print('the bombs', responses);
      print('duration in seconds, and CPU seconds', [(performance.now() - began) / 1000, cpu]);
      expect(responses.map(({ status }) => status)).toEqual([expected, expected]);
      expect(cpu / 2).toBeLessThan(expected === 422 ? REFUSED_CPU_MAX : count * PHOTO_CPU_MAX);
    }
  } finally {
    await host.stop();
  }
});
