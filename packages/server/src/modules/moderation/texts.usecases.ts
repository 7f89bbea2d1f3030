import type { Change } from '../../database/unit-of-work.ts';
import { notFound } from '../../errors.ts';
import { createTranslate } from '../../mails/translate.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { textPlaceOf } from './content.rules.ts';
import type { Takedown, TakenText } from './takedowns.table.ts';
import { renameInReports, replaceInLogs, setTexts } from './taken-texts.repository.ts';
import { isTypedField, textIn, textObstacle, withText } from './texts.rules.ts';

/** Returns what a profile shows in place of a removed name, in the language of its member. Other fields are empty. */
async function replacementOf({ language }: Member, field: string): Promise<string | null> {
  if (field !== 'name') return null;
  return (await createTranslate(language ?? 'en'))('cases:neutralName');
}

/** A member whose text to take, and the texts of the site's settings. */
interface TextOwner {
  siteId: string;
  memberId: string;
  textFields: readonly string[];
}

/**
 * Takes a text from the profile of a member, who must be locked. Returns what it was. Throws not_found, also for a field
 * that is no text.
 */
export async function takeText(
  { tx, addJobs }: Change,
  { siteId, memberId, textFields }: TextOwner,
  id: string,
): Promise<TakenText> {
  const place = textPlaceOf(id);
  const member = place?.memberId === memberId ? await readMember(tx, siteId, memberId) : null;
  if (!place || !member || !isTypedField(place.field, textFields)) throw notFound();
  const { field } = place;
  const text = textIn(member, field);
  const replacement = await replacementOf(member, field);
  if (text === null || text === replacement) throw notFound();
  const owner = { siteId, memberId };
  await setTexts(tx, owner, withText(member, field, replacement));
  await replaceInLogs(tx, { ...owner, field }, replacement);
  if (replacement !== null) await renameInReports(tx, owner, { from: text, to: replacement });
  addJobs([{ kind: 'publish-user', subject: memberId }]);
  return { text, replacement };
}

/**
 * Puts a text back into a profile, whose member must be locked. Returns why it can't: a text that the member has written
 * meanwhile is never overwritten.
 */
export async function putTextBack(
  { tx, addJobs }: Change,
  { siteId, memberId, content }: Takedown,
  id: string,
): Promise<'restored' | 'gone' | 'replaced' | 'no_consent'> {
  const { field } = textPlaceOf(id) ?? { field: '' };
  const takenText = content as TakenText;
  const member = await readMember(tx, siteId, memberId);
  if (!member) return 'gone';
  const obstacle = textObstacle(member, field, takenText);
  if (obstacle) return obstacle;
  const owner = { siteId, memberId };
  await setTexts(tx, owner, withText(member, field, takenText.text));
  if (takenText.replacement !== null)
    await renameInReports(tx, owner, { from: takenText.replacement, to: takenText.text });
  addJobs([{ kind: 'publish-user', subject: memberId }]);
  return 'restored';
}
