import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readRecords, readRules, ROOT } from '../../packages/spec/src/files.ts';
import { ruleStates } from '../../packages/spec/src/report.ts';
import { sourceSentence, stateSentence } from '../../packages/spec/src/sentences.ts';
import { RULE_FILE, type RuleFile } from '../../packages/storybook/src/rules/rule-list.ts';

const readJson = <T>(name: string) => JSON.parse(readFileSync(join(ROOT, 'docs/spec', name), 'utf8')) as T;

/** Returns all rules with their states, as the page of the specification shows them. */
export function ruleFile(): string {
  const records = readRecords();
  const states = ruleStates(readRules(), records, readJson('proved.json'), readJson('changed.json'));
  const rules = states.map((state) => {
    const { rule } = state;
    return [rule.id, { text: rule.text, state: stateSentence(state) }] as const;
  });
  return JSON.stringify({
    source: sourceSentence(records),
    rules: Object.fromEntries(rules),
  } satisfies RuleFile);
}

/** Vite plugin that serves the rules to the panel of the manager, and adds their file to a build. */
export const rulesPlugin = (): Plugin => ({
  name: 'meetcute:rules',
  configureServer(server) {
    server.middlewares.use(`/${RULE_FILE}`, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(ruleFile());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: RULE_FILE, source: ruleFile() });
  },
});
