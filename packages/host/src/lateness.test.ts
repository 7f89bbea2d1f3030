import { expect, test } from 'vitest';
import { createLateness } from './lateness.ts';

/** A watch with a target of 200 ms, whose looks come after the given milliseconds. */
function setUp() {
  let time = 1000;
  const lateness = createLateness(200, () => time);
  const look = (...waits: number[]) => {
    for (const wait of waits) {
      time += wait;
      lateness.tick();
    }
  };
  return { look, isLate: () => lateness.isLate(1000), pass: (ms: number) => void (time += ms) };
}

test('one late look is no reason to refuse', () => {
  const { look, isLate } = setUp();
  look(50, 50, 900, 50);
  expect(isLate()).toBe(false);
});

test('looks that are late for a second are, until one comes in time', () => {
  const { look, isLate } = setUp();
  look(400, 400);
  expect(isLate()).toBe(false);
  look(400);
  expect(isLate()).toBe(true);
  look(50);
  expect(isLate()).toBe(false);
});

test('a process that stood still is not late for that', () => {
  const { look, isLate, pass } = setUp();
  look(50, 5000, 400);
  expect(isLate()).toBe(false);
  pass(5000);
  expect(isLate()).toBe(false);
});
