import { alternatingLooks, findLooks, lookSetting, type StoryLook } from './story-looks.ts';

/** A part of `npm test`: a script of package.json. */
export interface Stage {
  /** Name of the script. */
  readonly script: string;
  /** Title in the output. */
  readonly title: string;
  /** Whether the stage leaves a JSON report of Vitest or Playwright; a gate leaves none. */
  readonly hasReport?: boolean;
  /** Whether only the full run has the stage. */
  readonly isFull?: boolean;
  /** Whether the stage fills the gaps that stories leave on the processor. Nothing in it depends on its pace. */
  readonly isFiller?: boolean;
  /** Seconds of the stage in a whole `npm test` on two quiet cores, by 'after the cuts' of docs/developers/checks.md. Default: not measured. */
  readonly seconds?: number;
  /** Setting of `STORIES_LOOK`. A stage with one is not repeated for the same code once it has passed. */
  readonly look?: string;
}

const stages: readonly Stage[] = [
  { script: 'test:code', title: 'Unit, server, part and contract tests', hasReport: true, seconds: 190 },
  { script: 'test:outages', title: 'Outages of real processes', hasReport: true, isFull: true },
  { script: 'lint', title: 'Types, lint and import directions', isFiller: true },
  { script: 'format:check', title: 'Format', isFiller: true },
  { script: 'check:i18n', title: 'Texts in seven languages', isFiller: true },
  { script: 'check:language', title: 'Plain language', isFiller: true },
  { script: 'check:props', title: 'Documented props', isFiller: true },
  { script: 'check:cycles', title: 'Import cycles', isFiller: true },
  { script: 'knip', title: 'Unused files, exports and dependencies', isFiller: true },
  { script: 'check:packages', title: 'Packages as they are published', isFiller: true },
  { script: 'check:brand', title: 'A brand outside: made, checked, built and served', isFiller: true },
  { script: 'size', title: 'Size budgets', isFiller: true },
  { script: 'check:sizes', title: 'Sizes in the READMEs of packages', isFiller: true, isFull: true },
  { script: 'check:registry', title: 'A brand from a registry', isFiller: true, isFull: true },
  {
    script: 'check:brand-storybook',
    title: 'A Storybook outside: every story on the brand, and 30 random ones as tests',
    isFiller: true,
    isFull: true,
  },
  { script: 'check:apps', title: 'Packages in apps outside the workspace', isFiller: true, isFull: true },
  {
    script: 'test:stories',
    title: 'Stories and whole pages in a real browser',
    hasReport: true,
    seconds: 281,
  },
  { script: 'test:e2e', title: 'Journeys on the built host', hasReport: true, seconds: 113 },
  {
    script: 'check:storybook',
    title: 'Static Storybook: complete, under a sub-path, without HTTPS, and pictured twice',
    isFull: true,
  },
  { script: 'spec', title: 'Rules of the specification' },
];

/** Returns the stage that runs all stories in one language and brand. */
const stageOfLook = (look: StoryLook): Stage => ({
  script: 'test:look',
  title: `Stories in ${look.language}, ${look.template}`,
  hasReport: true,
  isFull: true,
  look: lookSetting(look),
});

/**
 * Returns the stages that words choose: `stories de nocturne` the stories in these languages and brands, `checks` all other
 * stages, names of scripts these stages, no word all, the stories in each language once. Throws for an unknown word.
 */
export function findStages([first, ...rest]: readonly string[], isFullRun: boolean): readonly Stage[] {
  if (first === 'stories') return findLooks(rest).map((look) => stageOfLook(look));
  const checks = stages.filter(({ isFull }) => isFullRun || !isFull);
  if (first === 'checks') return checks;
  if (first === undefined)
    return isFullRun ? [...checks, ...alternatingLooks.map((look) => stageOfLook(look))] : checks;
  const words = [first, ...rest];
  const unknown = words.find((word) => !stages.some(({ script }) => script === word));
  if (unknown)
    throw new Error(
      `There is no stage '${unknown}'; the stages are ${stages.map(({ script }) => script).join(', ')}.`,
    );
  return stages.filter(({ script }) => words.includes(script));
}

/** Returns a warning where a stage took a tenth longer than its row in the table of stage times; else null. */
export function slowerBy({ title, seconds }: Stage, actualSeconds: number): string | null {
  if (seconds === undefined || actualSeconds <= seconds * 1.1) return null;
  return `${title} took ${actualSeconds.toFixed(0)} s; its row in docs/developers/checks.md has ${seconds} s.`;
}
