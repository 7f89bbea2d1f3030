/**
 * Attacks on uploads against a host of its own, with real clocks and sizes: for `MEETCUTE_FULL=1` alone, because it
 * takes a minute and prints times. The rules behind it have fast tests beside them in the server.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dripTo, signUpFrom, startAttackedHost, uploadTo } from './testing/attacked-host.ts';

const isFull = process.env['MEETCUTE_FULL'] === '1';

/** An interlaced PNG of 16 bits in four channels. */
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

test.runIf(isFull)('a member uploads while others drip forms and send bombs', async () => {
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
    await uploadAll('while eight forms drip');
    const closed = await Promise.all(drips);
    say('the forms that drip', closed);
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
      await uploadAll(`while two forms of bombs of ${side} pixels a side arrive`);
      const answers = await Promise.all(bombs);
      say('the bombs', answers);
      say('seconds, and seconds of a core', [(performance.now() - began) / 1000, host.cpu() - before]);
      expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
    }
  } finally {
    await host.stop();
  }
});
