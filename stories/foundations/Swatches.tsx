import { contrast, rolePairs, roleNames, vars, ThemeRoot, toHex } from '@meetcute/theme';
import type { Role, Tokens } from '@meetcute/theme';
import { styled } from 'styled-components';

const Panel = styled.div`
  padding: ${vars.space[6]};
  border-radius: ${vars.radius.large};
  border: 1px solid ${vars.line};

  & h3 {
    font-size: ${vars.type.title};
    margin-block-end: ${vars.space[4]};
  }

  & h4 {
    font-size: ${vars.type.lead};
    margin-block: ${vars.space[8]} ${vars.space[2]};
  }

  & ul {
    list-style: none;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: ${vars.space[4]};
  }

  & li {
    display: grid;
    gap: ${vars.space[1]};
    font-size: ${vars.type.small};
  }

  & [data-part='chip'] {
    block-size: 3.5rem;
    border-radius: ${vars.radius.medium};
    border: 1px solid ${vars.line};
  }

  & [data-part='pair'] {
    padding: ${vars.space[1]} ${vars.space[3]};
    border-radius: ${vars.radius.small};
    border: 1px solid ${vars.line};
  }

  & [data-part='figure'] {
    font-variant-numeric: tabular-nums;
  }
`;

const nameRole = (role: Role) => role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function Pair({ roles, pair }: { roles: Tokens['light']; pair: (typeof rolePairs)[number] }) {
  const { foreground, background, least } = pair;
  const isText = least === 4.5;
  return (
    <tr>
      <td>
        {/* Pairs that need only 3:1 are never text, so they show a mark with a muted label. */}
        <div
          data-part="pair"
          style={{ background: vars[background], color: vars[isText ? foreground : 'text'] }}
        >
          {isText ? null : (
            <span aria-hidden style={{ color: vars[foreground] }}>
              ●{' '}
            </span>
          )}
          {nameRole(foreground)} on {nameRole(background)}
        </div>
      </td>
      <td data-part="figure">{contrast(roles[foreground], roles[background]).toFixed(1)} : 1</td>
      <td data-part="figure">{least} : 1</td>
    </tr>
  );
}

export interface SwatchesProps {
  template: string;
  scheme: 'light' | 'dark';
  tokens: Tokens;
}

/** Colour roles of a brand in one scheme, with the contrast of every pair that is used together. */
export function Swatches({ template, scheme, tokens }: SwatchesProps) {
  const roles = tokens[scheme];
  return (
    <ThemeRoot template={template} scheme={scheme} style={{ borderRadius: 'var(--mc-radius-large)' }}>
      <Panel>
        <h3>{scheme === 'light' ? 'Light' : 'Dark'}</h3>
        <ul>
          {roleNames.map((role) => (
            <li key={role}>
              <span data-part="chip" style={{ background: vars[role] }} />
              {nameRole(role)}
              <code>{roles[role].includes('/') ? roles[role] : toHex(roles[role])}</code>
            </li>
          ))}
        </ul>
        <h4>Contrast where they meet</h4>
        <table>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">It has</th>
              <th scope="col">It needs</th>
            </tr>
          </thead>
          <tbody>
            {rolePairs.map((pair) => (
              <Pair key={`${pair.foreground} ${pair.background}`} roles={roles} pair={pair} />
            ))}
          </tbody>
        </table>
      </Panel>
    </ThemeRoot>
  );
}
