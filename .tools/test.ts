import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, explainOffline } from './chromium.ts';
import { countStage } from './counts.ts';
import type { Counts } from './counts.ts';
import { endOfOutput, failuresOf } from './failures.ts';
import type { Failures } from './failures.ts';
import { hashCode, keepPassed, readPassed } from './passed-stages.ts';
import { interruption, runScript } from './run-script.ts';
import { findStages, slowerBy, type Stage } from './stages.ts';
import { readIfExists, root } from './workspace.ts';
import { isFullRun } from './full-run.ts';

const reports = join(root, '.cache', 'reports');

const none: Failures = { failed: [], flaky: [] };

type Result = Counts & {
  line: string;
  warning: string | null;
  failures: Failures;
  /** End of what a failed stage printed that has left no report; other stages have `failures`. */
  output: readonly string[];
};

/** Most bytes of a stage with a report that are kept in memory, because its tests may print any number. */
const KEPT_MAX = 64_000;

/** Runs a stage. With `isBeside`, another one is printing: the output follows at the end. */
async function runStage(stage: Stage, env: NodeJS.ProcessEnv, isBeside = false): Promise<Result> {
  const { script, title, hasReport, look } = stage;
  const heading = `\n=== ${title} (${script}) ===`;
  if (!isBeside) console.log(heading);
  // Progress replaces lines of a terminal. Why a stage dies is among its errors.
  const showsProgress = hasReport === true && !isBeside;
  let printedBytes = Buffer.of();
  const print = (data: Buffer) => {
    printedBytes = Buffer.concat([printedBytes, data]).subarray(showsProgress ? -KEPT_MAX : 0);
    if (!isBeside) (showsProgress ? process.stderr : process.stdout).write(data);
  };
  const report = join(reports, `${script.replace(':', '-')}.json`);
  const start = performance.now();
  const code = await runScript(
    script,
    {
      ...env,
      ...(hasReport ? { JSON_REPORT: report } : {}),
      // Overflow in all languages is checked once, with the other stories.
      ...(look ? { STORIES_LOOK: look, MEETCUTE_FULL: '' } : {}),
    },
    { print, showsProgress, isBeside },
  );
  const json = hasReport ? readIfExists(report) : null;
  const counts = countStage(code, json);
  const seconds = (performance.now() - start) / 1000;
  const signal = interruption();
  const verdict = signal ? 'stopped' : counts.failed > 0 ? 'FAILED' : 'ok';
  const line = `${verdict.padEnd(7)} ${`${seconds.toFixed(1)} s`.padStart(9)}  ${title}: ${counts.passed} passed, ${counts.failed} failed`;
  const text = printedBytes.toString();
  if (isBeside) console.log(`${heading}\n${text}`);
  console.log(`--- ${line.trim()}`);
  const warning = signal ? null : slowerBy(stage, seconds);
  const failures = json ? failuresOf(json) : none;
  const output = counts.failed > 0 && json === null ? endOfOutput(title, text) : [];
  return { ...counts, line, warning, failures, output };
}

/** Runs fillers one after the other, beside another stage. */
async function runFillers(fillers: readonly Stage[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  const results: Result[] = [];
  for (const filler of fillers) if (!interruption()) results.push(await runStage(filler, env, true));
  return results;
}

/** Returns a stage as it ended before on the same code, or runs it. */
async function runOnce(stage: Stage, env: NodeJS.ProcessEnv, code: string): Promise<Result> {
  const earlierResult = readPassed(code)[stage.title];
  if (earlierResult) {
    const line = `passed before on this code  ${stage.title}: ${earlierResult.passed} passed, 0 failed`;
    console.log(`\n--- ${line}`);
    return { ...earlierResult, line, warning: null, failures: none, output: [] };
  }
  const result = await runStage(stage, env);
  if (result.failed === 0) keepPassed(code, stage.title, { passed: result.passed, failed: 0 });
  return result;
}

/** Prints what happened. Warnings and failures come last, so that the end of a long output is enough to see them. */
function printSummary(results: readonly Result[], isWhole: boolean): number {
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
  console.log(`\n=== Summary ===\n${results.map(({ line }) => line).join('\n')}\n`);
  // A part of the stages has the processor for itself, and a full run more to do.
  if (isWhole) for (const { warning } of results) if (warning) console.log(`SLOW    ${warning}`);
  for (const { flaky } of results.map(({ failures }) => failures))
    for (const test of flaky) console.log(`FLAKY   ${test}`);
  const signal = interruption();
  if (signal) {
    console.log(`Interrupted by ${signal}: stages that stopped, and those after them, have no result.`);
    return 130;
  }
  for (const { failed } of results.map(({ failures }) => failures))
    for (const test of failed) console.log(`FAILED  ${test}`);
  for (const { output } of results) for (const line of output) console.log(line);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

async function main(words: readonly string[]): Promise<number> {
  let stages: readonly Stage[];
  try {
    stages = findStages(words, isFullRun);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  const problem = stages.some(({ hasReport }) => hasReport) ? explainOffline() : null;
  if (problem) {
    console.error(problem);
    return 1;
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  ensureChromium();
  // The full run has all stories; `npm test` those that show a rule, a fault or a route.
  const env = { ...process.env, STORIES: isFullRun ? '' : 'required' };
  const code = stages.some(({ look }) => look) ? hashCode() : '';
  const results: Result[] = [];
  let fillers: Stage[] = [];
  for (const stage of stages) {
    if (interruption()) break;
    if (stage.isFiller) {
      fillers.push(stage);
      continue;
    }
    // Only stories have fillers beside them: other tests have shorter timers, and journeys need the builds.
    const hasFillers = stage.script === 'test:stories';
    const fillerResults = hasFillers ? runFillers(fillers, env) : Promise.resolve([]);
    if (hasFillers) fillers = [];
    const result = await (stage.look ? runOnce(stage, env, code) : runStage(stage, env));
    results.push(result, ...(await fillerResults));
  }
  for (const filler of fillers) if (!interruption()) results.push(await runStage(filler, env));
  return printSummary(results, words.length === 0 && !isFullRun);
}

process.exitCode = await main(process.argv.slice(2));
