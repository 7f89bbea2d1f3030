/**
 * Attacks uploads on a real host with real clocks and sizes. Runs only with `MEETCUTE_FULL=1`, because it
 * takes a minute and prints times. The server has fast tests of the same rules.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dripTo, signUpFrom, startAttackedHost, uploadTo } from './testing/attacked-host.ts';

const isFull = process.env['MEETCUTE_FULL'] === '1';

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

const say = (line: string, value: unknown) => process.stdout.write(`${line}: ${JSON.stringify(value)}\n`);

test.runIf(isFull)("accepts a member's upload during slow forms and decompression bombs", async () => {
  const host = await startAttackedHost();
  const { origin, port } = host;
  try {
    const signUp = (name: string, address: string) => signUpFrom(origin, address, `${name}@example.com`);
    const attackers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => signUp(name, '203.0.113.7')));
    const victims = {
      elsewhere: await signUp('v', '198.51.100.9'),
      'in the same network': await signUp('w', '203.0.113.7'),
    };
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#123456' } });
    const photo = new Uint8Array(await picture.jpeg().toBuffer());
    const uploadAll = async (when: string) => {
      for (const [where, victim] of Object.entries(victims)) {
        const { status, seconds } = await uploadTo(origin, victim, [photo]);
        say(`${when}, a victim ${where}`, { status, seconds });
        expect(status).toBe(200);
      }
    };
    await uploadAll('without an attack');

    const drips = attackers.flatMap((headers) => [dripTo(port, headers), dripTo(port, headers)]);
    await uploadAll('while eight slow forms are open');
    const closed = await Promise.all(drips);
    say('the slow forms', closed);
    for (const { status } of closed) expect(status).toBe('HTTP/1.1 408 Request Timeout');

    for (const [side, expected] of [
      [7700, 422],
      [3400, 200],
    ] as const) {
      const bomb = await bombOf(side);
      const form = Array.from({ length: side === 7700 ? 12 : 6 }, () => bomb);
      const before = host.cpu();
      const began = performance.now();
      const bombs = [0, 1].map(() => uploadTo(origin, attackers[0] ?? {}, form));
      await uploadAll(`while two forms of bombs with ${side} pixels a side arrive`);
      const responses = await Promise.all(bombs);
      say('the bombs', responses);
      say('duration in seconds, and CPU seconds', [(performance.now() - began) / 1000, host.cpu() - before]);
      expect(responses.map(({ status }) => status)).toEqual([expected, expected]);
    }
  } finally {
    await host.stop();
  }
});
