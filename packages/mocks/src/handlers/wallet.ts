import { memberOf, type Handlers } from '../context.ts';
import { statementOf } from '../wallet.ts';

/** Entries of a page of the statement. */
const PAGE = 50;

export const walletHandlers = {
  getStatement({ world, viewer, query: { before } }) {
    const all = statementOf(world, memberOf(viewer));
    const end = before === undefined ? all.length : Math.min(all.length, Number(before) - 1);
    const entries = all.slice(Math.max(0, end - PAGE), end).toReversed();
    return { entries, before: end > PAGE ? (entries.at(-1)?.number ?? null) : null };
  },
} satisfies Handlers;
