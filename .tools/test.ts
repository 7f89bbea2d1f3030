import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { countStage } from './counts.ts';
import type { Counts } from './counts.ts';
import { failuresOf } from './failures.ts';
import type { Failures } from './failures.ts';
import { readIfExists, root } from './workspace.ts';

interface Stage {
  readonly script: string;
  readonly title: string;
  /** Whether the stage leaves a JSON report of Vitest or Playwright; a gate leaves none. */
  readonly hasReport?: boolean;
  /** Whether only the full run has the stage. */
  readonly isFull?: boolean;
  /** Whether the stage fills the gaps that stories leave on the processor. Nothing in it depends on its pace. */
  readonly isFiller?: boolean;
}

const stages: readonly Stage[] = [
  { script: 'typecheck', title: 'Types' },
  { script: 'lint', title: 'Lint and import directions' },
  { script: 'test:unit', title: 'Unit tests', hasReport: true },
  { script: 'test:contract', title: 'Contract: every call on every implementation', hasReport: true },
  { script: 'test:outages', title: 'Outages of real processes', hasReport: true, isFull: true },
  { script: 'format:check', title: 'Format', isFiller: true },
  { script: 'check:i18n', title: 'Texts in seven languages', isFiller: true },
  { script: 'check:language', title: 'Plain language', isFiller: true },
  { script: 'check:props', title: 'Documented props', isFiller: true },
  { script: 'check:cycles', title: 'Import cycles', isFiller: true },
  { script: 'knip', title: 'Unused files, exports and dependencies', isFiller: true },
  { script: 'check:packages', title: 'Packages as they are published', isFiller: true },
  { script: 'size', title: 'Size budgets', isFiller: true },
  { script: 'test:stories', title: 'Stories and whole pages in a real browser', hasReport: true },
  { script: 'check:apps', title: 'Packages in an app outside the workspace' },
  { script: 'test:e2e', title: 'Journeys on the built host', hasReport: true },
  {
    script: 'check:storybook',
    title: 'Static Storybook: complete, under a sub-path, and pictured twice',
    isFull: true,
  },
  { script: 'spec', title: 'Rules of the specification' },
];

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
  { script, title, hasReport }: Stage,
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
    hasReport ? { ...env, JSON_REPORT: report } : env,
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

async function main(): Promise<number> {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((word) => !stages.some(({ script }) => script === word));
  if (unknown) {
    console.error(
      `There is no stage '${unknown}'; the stages are ${stages.map(({ script }) => script).join(', ')}.`,
    );
    return 2;
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = ensureChromium();
  const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const isFullRun = process.env['MEETCUTE_FULL'] === '1';
  const wanted = stages.filter(({ script, isFull }) =>
    chosen.length > 0 ? chosen.includes(script) : !isFull || isFullRun,
  );
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
    results.push(await runStage(stage, env), ...(await beside));
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
