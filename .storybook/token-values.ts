import { defaultTokens, type Tokens } from '@meetcute/theme';

/** Whether a token belongs to single parts, such as `card.radius`. */
export const isPartToken = (path: string): boolean => (path.split('.')[0] ?? '') in defaultTokens.part;

/** Returns the value of a token in a brand, of a colour role in both schemes; '' for an unknown path. */
export function valueOf(tokens: Tokens, path: string): string {
  const [branch = '', leaf] = path.split('.');
  if (branch in tokens.light) {
    const role = branch as keyof Tokens['light'];
    return `${tokens.light[role]} / ${tokens.dark[role]}`;
  }
  const branches: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
    ...(tokens as unknown as Record<string, Record<string, string>>),
    ...tokens.part,
  };
  return branches[branch]?.[leaf ?? ''] ?? '';
}
