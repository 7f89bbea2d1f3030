import { countElements } from '@meetcute/spec';
import type { AxeResult, ScreenResults } from '@meetcute/spec';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { titleOf } from '@meetcute/storybook/brands';

const Screens = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  & summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${vars.space[1]} ${vars.space[4]};
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[2]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceSunken};
    cursor: pointer;
  }

  & summary strong {
    font-weight: ${vars.weight.strong};
  }

  & summary span {
    color: ${vars.textMuted};
    font-variant-numeric: tabular-nums;
  }

  & details > ul {
    list-style: none;
    display: grid;
    gap: ${vars.space[4]};
    padding: ${vars.space[4]};
  }

  & li ul {
    list-style: none;
    padding-inline-start: ${vars.space[4]};
  }

  & li a {
    display: inline-block;
    padding-block: ${vars.space[1]};
  }
`;

const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Returns the numbers of results as words, such as '1 violation, 3 inconclusive'. */
export function describeResults(results: readonly AxeResult[]): string {
  const violations = countElements(results, 'violation');
  const inconclusive = countElements(results, 'inconclusive');
  return [
    ...(violations > 0 ? [formatCount(violations, 'violation', 'violations')] : []),
    ...(inconclusive > 0 ? [`${inconclusive} inconclusive`] : []),
  ].join(', ');
}

function Result({ brand, result }: { brand: string; result: AxeResult }) {
  const { kind, rule, elements, stories } = result;
  return (
    <li>
      {titleOf(brand)}: {kind === 'violation' ? 'violates' : 'inconclusive for'} <code>{rule}</code>,{' '}
      {formatCount(elements, 'element', 'elements')}
      <ul>
        {stories.map(({ id, name, language, elements: count }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}&globals=template:${brand};language:${language}`} target="_top">
              {name}, {language}
            </a>{' '}
            ({count})
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Results of one screen in its brands. */
interface ScreenProps {
  title: string;
  brands: readonly ScreenResults[];
}

function Screen({ title, brands }: ScreenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{title}</strong>
        <span>
          {brands.map(({ brand, results }) => `${titleOf(brand)}: ${describeResults(results)}`).join('; ')}
        </span>
      </summary>
      {isOpen && (
        <ul>
          {brands.flatMap(({ brand, results }) =>
            results.map((result) => (
              <Result key={`${brand} ${result.kind} ${result.rule}`} brand={brand} result={result} />
            )),
          )}
        </ul>
      )}
    </details>
  );
}

/** Screens with findings, each with the rules and the stories that they are about. */
export function Findings({ screens }: { screens: readonly ScreenResults[] }) {
  const groups = Map.groupBy(screens, ({ title }) => title);
  return (
    <Screens>
      {[...groups].map(([title, brands]) => (
        <Screen key={title} title={title} brands={brands} />
      ))}
    </Screens>
  );
}
