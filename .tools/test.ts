import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { countStage } from './counts.ts';
import type { Counts } from './counts.ts';
import { failuresOf } from './failures.ts';
import type { Failures } from './failures.ts';
import { hashCode, keepPassed, readPassed } from './passed-stages.ts';
import { findStages, type Stage } from './stages.ts';
import { readIfExists, root } from './workspace.ts';

const STAGE_LIMIT_MS = 60 * 60_000;
const reports = join(root, '.cache', 'reports');
let isStopping = false;

/** Nice value of a filler: it gets little of the processor while anything else wants it. */
const FILLER_PRIORITY = 10;

/**
 * Runs a script in a process group of its own, so that a stage that hangs can be ended with everything it started. A
 * filler keeps its output to itself; `print` gets it.
 */
function run(script: string, env: NodeJS.ProcessEnv, print?: (data: Buffer) => void): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('pnpm', ['--silent', 'run', script], {
      cwd: root,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: true,
      env,
    });
    if (print) {
      child.stdout?.on('data', print);
      child.stderr?.on('data', print);
      if (child.pid) setPriority(child.pid, FILLER_PRIORITY);
    }
    const end = (signal: NodeJS.Signals) => {
      if (child.pid) process.kill(-child.pid, signal);
    };
    const stop = (signal: NodeJS.Signals) => {
      isStopping = true;
      end(signal);
    };
    const limit = setTimeout(() => {
      console.error(`\n${script} took longer than ${STAGE_LIMIT_MS / 60_000} minutes and was ended.`);
      end('SIGKILL');
    }, STAGE_LIMIT_MS);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const done = (code: number) => {
      clearTimeout(limit);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code);
    };
    child.on('error', () => done(127));
    child.on('close', (code) => done(code ?? 1));
  });
}

type Result = Counts & { line: string; failures: Failures };

/** Runs a stage. With `isBeside`, another one is printing: the output follows at the end. */
async function runStage(
  { script, title, hasReport, look }: Stage,
  env: NodeJS.ProcessEnv,
  isBeside = false,
): Promise<Result> {
  const heading = `\n=== ${title} (${script}) ===`;
  if (!isBeside) console.log(heading);
  const output: Buffer[] = [];
  const report = join(reports, `${script.replace(':', '-')}.json`);
  const start = performance.now();
  const code = await run(
    script,
    {
      ...env,
      ...(hasReport ? { JSON_REPORT: report } : {}),
      // Overflow in all languages is checked once, with the other stories.
      ...(look ? { STORIES_LOOK: look, MEETCUTE_FULL: '' } : {}),
    },
    isBeside ? (data) => void output.push(data) : undefined,
  );
  const json = hasReport ? readIfExists(report) : null;
  const counts = countStage(code, json);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
  const line = `${verdict.padEnd(7)} ${`${seconds} s`.padStart(9)}  ${title}: ${counts.passed} passed, ${counts.failed} failed`;
  if (isBeside) console.log(`${heading}\n${Buffer.concat(output).toString()}`);
  console.log(`--- ${line.trim()}`);
  return { ...counts, line, failures: json ? failuresOf(json) : { failed: [], flaky: [] } };
}

/** Runs fillers one after the other, beside another stage. */
async function runFillers(fillers: readonly Stage[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  const results: Result[] = [];
  for (const filler of fillers) if (!isStopping) results.push(await runStage(filler, env, true));
  return results;
}

/** Returns a stage as it ended before on the same code, or runs it. */
async function runOnce(stage: Stage, env: NodeJS.ProcessEnv, code: string): Promise<Result> {
  const before = readPassed(code)[stage.title];
  if (before) {
    const line = `passed before on this code  ${stage.title}: ${before.passed} passed, 0 failed`;
    console.log(`\n--- ${line}`);
    return { ...before, line, failures: { failed: [], flaky: [] } };
  }
  const result = await runStage(stage, env);
  if (result.failed === 0) keepPassed(code, stage.title, { passed: result.passed, failed: 0 });
  return result;
}

async function main(): Promise<number> {
  const isFullRun = process.env['MEETCUTE_FULL'] === '1';
  let wanted: readonly Stage[];
  try {
    wanted = findStages(process.argv.slice(2), isFullRun);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = ensureChromium();
  const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const code = wanted.some(({ look }) => look) ? hashCode() : '';
  const results: Result[] = [];
  let fillers: Stage[] = [];
  for (const stage of wanted) {
    if (isStopping) return 130;
    if (stage.isFiller) {
      fillers.push(stage);
      continue;
    }
    // Only stories have fillers beside them: other tests have shorter timers, and journeys need the builds.
    const hasFillers = stage.script === 'test:stories';
    const beside = hasFillers ? runFillers(fillers, env) : Promise.resolve([]);
    if (hasFillers) fillers = [];
    const result = await (stage.look ? runOnce(stage, env, code) : runStage(stage, env));
    results.push(result, ...(await beside));
  }
  for (const filler of fillers) results.push(await runStage(filler, env));
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
  console.log(`\n=== Summary ===\n${results.map(({ line }) => line).join('\n')}\n`);
  // Last, so that the end of a long output is enough to see the failures.
  for (const { flaky } of results.map(({ failures }) => failures))
    for (const test of flaky) console.log(`FLAKY   ${test}`);
  for (const { failed } of results.map(({ failures }) => failures))
    for (const test of failed) console.log(`FAILED  ${test}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

process.exitCode = await main();
