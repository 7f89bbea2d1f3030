// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useParameter, useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { readRuleFile, RULE_FILE, type RuleFile, ruleHref, ruleIdsIn, titleHref } from './rule-list.ts';

/** Loads the rules; null where this Storybook has none. */
async function loadRules(): Promise<RuleFile | null> {
  try {
    const response = await fetch(RULE_FILE);
    return response.ok ? readRuleFile(await response.json()) : null;
  } catch {
    return null;
  }
}

export interface RulesPanelProps {
  /** Id of the story that lists all rules. */
  page: string;
}

/** Panel with the rules that the story names: their text, whether they are proved, and where all rules are. */
export function RulesPanel({ page }: RulesPanelProps) {
  const ids = ruleIdsIn(useParameter('spec'));
  const theme = useTheme();
  const { title = '' } = useStorybookApi().getCurrentStoryData() ?? {};
  const [file, setFile] = React.useState<RuleFile | null | undefined>();
  React.useEffect(() => void loadRules().then(setFile), []);
  const line = { margin: '0 0 8px', maxInlineSize: '70ch', lineHeight: 1.5 };
  return (
    <div style={{ padding: 16, fontSize: 14, color: theme.textColor }}>
      {ids.length === 0 && (
        <p style={line}>
          This story names no rule. Other stories may: see the{' '}
          <a href={titleHref(page, title)}>rules of {title}</a> or{' '}
          <a href={`./?path=/story/${page}`}>all rules</a>.
        </p>
      )}
      {file === null && ids.length > 0 && (
        <p style={line}>This Storybook has no list of rules, only their names.</p>
      )}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {ids.map((id) => {
          const rule = file?.rules[id];
          return (
            <li key={id} style={{ paddingBlock: 8, borderBlockEnd: `1px solid ${theme.appBorderColor}` }}>
              {rule && <p style={line}>{rule.text}</p>}
              <p style={{ ...line, margin: 0, color: theme.textMutedColor }}>
                {rule && `${rule.state}. `}
                <a href={ruleHref(page, id)}>{id}</a>
              </p>
            </li>
          );
        })}
      </ul>
      {file?.source && ids.length > 0 && (
        <p style={{ ...line, marginBlockStart: 12, color: theme.textMutedColor }}>{file.source}</p>
      )}
    </div>
  );
}

/** Title of the panel, with the number of rules of the story. */
export function RulesTitle() {
  const { length } = ruleIdsIn(useParameter('spec'));
  return <span>{length > 0 ? `Rules (${length})` : 'Rules'}</span>;
}
