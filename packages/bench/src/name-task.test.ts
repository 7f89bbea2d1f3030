import { expect, test } from 'vitest';
import { nameTask, type TraceEvent } from './name-task.ts';

/** Event from a start to an end in ms. */
const event = (name: string, start: number, end: number, data: object = {}): TraceEvent => ({
  name,
  ts: start * 1000,
  dur: (end - start) * 1000,
  tdur: (end - start) * 1000,
  pid: 1,
  tid: 1,
  args: { data },
});

const task = event('RunTask', 100, 200);

test('names a task by what took most of it, without what that called', () => {
  const call = event('FunctionCall', 105, 195, {
    url: 'http://site/assets/entry.js?x#y',
    functionName: 'go',
  });
  const events = [task, call, event('Layout', 110, 150), event('Paint', 150, 160), event('Layout', 170, 180)];
  expect(nameTask(task, events)).toBe('Layout 50.0, FunctionCall go entry.js 30.0, Paint 10.0');
});

test('leaves out other tasks, and what took less than a millisecond', () => {
  const eventBefore = event('Layout', 20, 60);
  const short = event('Commit', 120, 120.5);
  const eventAfter = event('Paint', 210, 260);
  expect(nameTask(task, [eventBefore, task, short, eventAfter])).toBe('');
});

test('names the script of the document itself', () => {
  const call = event('EvaluateScript', 110, 120, { url: 'http://site/' });
  expect(nameTask(task, [task, call])).toBe('EvaluateScript document 10.0');
});
