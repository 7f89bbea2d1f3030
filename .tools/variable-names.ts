/** Words that are no names of variables, each with the kind of name that says what the variable has. */
const VAGUE: Readonly<Record<string, string>> = {
  of: 'name the thing: `world`, `order`, `member`',
  is: 'say what is so: `isOpen`',
  own: 'say whose or which: `ownProfile`, `ownKeys`',
  known: 'say what is known: `knownIds`, `existing`',
  found: 'say what was found: `match`, `profiles`',
  asked: 'say what was requested: `requestedPath`',
  wanted: 'say what is wanted: `expectedNames`, `target`',
  placed: 'say what is placed: `placedPins`',
  played: 'say what was played: `openedStory`',
  raised: 'say what is raised: `raisedShadow`',
  ran: 'say what ran, or whether: `testFiles`, `hasRun`',
  reached: 'say what was reached: `transactionStart`, `hasEnded`',
  skipped: 'say what is skipped: `skippedRows`',
  taking: 'name the act by a verb, or its time: `takeKey`, `takenAt`',
  timed: 'say what has a time: `timedStages`',
  tracked: 'say what is tracked: `trackedFiles`',
  updated: 'say what was updated, or when: `newProfile`, `updatedAt`',
  waited: 'say for how long, or whether: `waitedMs`, `hasWaited`',
  worked: 'say for how long, or whether: `workedMs`, `hasWorked`',
  covered: 'say what is covered: `coveredFields`',
  resized: 'say what was resized: `resizedImage`',
  thrown: 'name the error: `error`, `reason`',
  warned: 'say who was warned: `warnedMember`',
  caught: 'name the error: `error`, `failure`',
  looked: 'say what was looked at, or when: `checkedKinds`, `checkedAt`',
  marked: 'say what has a mark: `markedSettings`',
  measured: 'name the measure: `rate`, `widths`',
  met: 'say who was met: `profiles`, `counterpart`',
  tested: 'say what is tested: `testedParts`',
  uploaded: 'say what was uploaded: `photo`, `imageIds`',
  begun: 'say what has begun, or whether: `startedKeys`, `hasBegun`',
  told: 'say what was told, or to whom: `announcements`, `recipients`',
  heard: 'say what was heard: `states`, `messages`',
  bought: 'say what was bought: `orders`, `product`',
  sold: 'say what is sold: `shop`, `products`',
  spent: 'say what was spent: `usedCodes`, `costs`',
  meant: 'say what is meant: `correction`, `suggestion`',
};

/** A node of a pattern that declares variables. */
export interface PatternNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: PatternNode;
  readonly left?: PatternNode;
  readonly argument?: PatternNode;
  readonly elements?: readonly (PatternNode | null)[];
  readonly properties?: readonly PatternNode[];
}

/** Returns the identifiers that a pattern declares, such as both of `{ id, paging: { scroll } }`. */
function declaredIn(node: PatternNode | null | undefined): readonly PatternNode[] {
  if (!node) return [];
  if (node.type === 'Identifier') return [node];
  const parts = [node.value, node.left, node.argument, ...(node.elements ?? []), ...(node.properties ?? [])];
  return parts.flatMap((part) => declaredIn(part));
}

/** Returns each variable of a pattern whose name says nothing, with the message of the error. */
export const findVagueNames = (pattern: PatternNode | null | undefined) =>
  declaredIn(pattern).flatMap((node) => {
    const advice = Object.hasOwn(VAGUE, node.name!) ? VAGUE[node.name!] : undefined;
    return advice === undefined ? [] : [{ node, message: `'${node.name}' names no variable: ${advice}.` }];
  });
