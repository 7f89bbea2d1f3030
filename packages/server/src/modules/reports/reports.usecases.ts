import type { CallPayload, calls, MessageReference } from '@meetcute/contract';
import { canReport, isMessageEvidence, checkComplaint } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { describeError } from '../../database/describe-error.ts';
import { unwrap, notFound } from '../../errors.ts';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { standingOf } from '../blocks/blocks.usecases.ts';
import { findPair } from '../chats/chats.repository.ts';
import type { Member } from '../members/members.table.ts';
import { keyOf } from '../message-images/message-images.view.ts';
import { viewOf } from '../profile/profile.view.ts';
import { findPhoto } from '../photos/photos.repository.ts';
import { findMessage, insertComplaint, insertReport, insertReportPhoto } from './reports.repository.ts';
import type { ReportRow } from './reports.table.ts';

/**
 * Limits of reports per member and complaints per browser. Genuine ones are few, and a flood would hide them.
 */
const REPORT_LIMIT: Limit = { name: 'report', max: 20, window: 3_600_000 };
const COMPLAINT_LIMIT: Limit = { name: 'complaint', max: 5, window: 3_600_000 };
/** Limit per network, for browsers that discard their cookies. */
const COMPLAINT_NETWORK_LIMIT: Limit = { name: 'complaint-network', max: 20, window: 3_600_000 };

interface ReportInput {
  site: Site;
  user: Member;
  payload: CallPayload<typeof calls.report>;
  now: Date;
}

type Evidence = Pick<ReportRow, 'messageText' | 'messageSentAt' | 'messageQuote' | 'photoFilename'>;

/**
 * Returns what a message to the reporter answers, in words for the staff: the text or message as it is now, or that it is
 * gone. Of a photo it has the id alone.
 */
async function quoteOf(
  tx: Executor,
  { site, user, now }: ReportInput,
  conversation: string,
  { kind, id }: MessageReference,
): Promise<string> {
  if (kind === 'photo') return `photo ${id}`;
  const profile = viewOf(user, [], { site, viewerId: null, now });
  const text =
    kind === 'message' ? (await findMessage(tx, site.id, conversation, id))?.text : profile.personal?.[id];
  return `${kind} ${id}: ${text ? `“${text}”` : 'gone'}`;
}

/**
 * Returns the evidence of a report, copied so that it outlives its source. Throws not_found for evidence that
 * the reporter cannot see.
 */
async function evidenceOf(tx: Executor, input: ReportInput): Promise<Evidence> {
  const { site, user, payload } = input;
  const { profile, message: messageId, image: imageId } = payload;
  const evidence: Evidence = {
    messageText: null,
    messageSentAt: null,
    messageQuote: null,
    photoFilename: null,
  };
  if (messageId !== undefined) {
    const chat = await findPair(tx, site.id, user.id, profile);
    const message = chat && (await findMessage(tx, site.id, chat.id, messageId));
    if (!message || message.removedAt || !isMessageEvidence({ sender: message.senderId }, profile))
      throw notFound();
    evidence.messageText = message.text;
    evidence.messageSentAt = message.sentAt;
    evidence.messageQuote = message.reference && (await quoteOf(tx, input, chat.id, message.reference));
    if (message.image) evidence.photoFilename = keyOf(message.image.id, 'large');
  }
  if (imageId !== undefined) {
    const photo = await findPhoto(tx, site.id, imageId);
    if (photo?.memberId !== profile) throw notFound();
    evidence.photoFilename = photo.thumbFilename;
  }
  return evidence;
}

/**
 * Returns the storage key of the evidence: a photo of the profile, otherwise the image of the message; null
 * for neither.
 */
async function shownFile(db: Executor, { site, user, payload }: ReportInput): Promise<string | null> {
  const { profile, image, message: messageId } = payload;
  if (image !== undefined) {
    const photo = await findPhoto(db, site.id, image);
    return photo?.memberId === profile ? photo.thumbFilename : null;
  }
  const chat = messageId === undefined ? null : await findPair(db, site.id, user.id, profile);
  const message = chat && messageId !== undefined && (await findMessage(db, site.id, chat.id, messageId));
  return message && message.image && message.senderId === profile ? keyOf(message.image.id, 'large') : null;
}

/**
 * Returns the bytes of a reported image; null without one. Call it before the report is written: a file that
 * exists afterwards existed then too. A report matters more than its image, so an unavailable storage does
 * not prevent it.
 */
async function imageOf(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  input: ReportInput,
): Promise<Uint8Array | null> {
  const file = await shownFile(db, input);
  // Drawn demo portraits are not in the storage.
  if (!file || !/^(photos|messages)\//.test(file)) return null;
  try {
    return await storage.get(file);
  } catch (error) {
    log.error('Copying a reported photo failed', { file, error: describeError(error) });
    return null;
  }
}

/** The response to a report or complaint. */
export interface Receipt {
  /** Id of the report or complaint. */
  receipt: string;
}

/**
 * Stores a report and schedules its mail to the operators. Returns its receipt. Throws not_found,
 * too_many_requests.
 */
export async function report(
  unitOfWork: UnitOfWork<Receipt>,
  services: Pick<Services, 'db' | 'ids' | 'storage' | 'log'>,
  input: ReportInput,
): Promise<Receipt> {
  const { db, ids } = services;
  const { site, user, payload, now } = input;
  await throttle(db, REPORT_LIMIT, { siteId: site.id, subject: user.id, now });
  const id = ids.id();
  const image = await imageOf(services, input);
  return unitOfWork.run([], async ({ tx, addJobs }) => {
    const { other, standing } = await standingOf(tx, site.id, user.id, payload.profile);
    if (!other || !canReport(user.id, standing)) throw notFound();
    await insertReport(tx, {
      id,
      siteId: site.id,
      reporterId: user.id,
      profileId: other.id,
      profileName: other.name,
      category: payload.category,
      text: payload.text.trim(),
      ...(await evidenceOf(tx, input)),
      createdAt: now,
    });
    if (image) await insertReportPhoto(tx, { reportId: id, siteId: site.id, data: image });
    addJobs([
      { kind: 'report-mail', subject: id },
      { kind: 'receipt-mail', subject: id },
    ]);
    return { receipt: id };
  });
}

interface ComplaintInput {
  site: Site;
  user: Member | null;
  visitor: string;
  network: string | null;
  payload: CallPayload<typeof calls.complain>;
  now: Date;
}

/**
 * Stores a complaint and schedules its mail to the operators, and the receipt to its mailbox. Returns its receipt.
 * Throws bad_request, too_many_requests.
 */
export async function complain(
  unitOfWork: UnitOfWork<Receipt>,
  { db, ids }: Pick<Services, 'db' | 'ids'>,
  { site, user, visitor, network, payload, now }: ComplaintInput,
): Promise<Receipt> {
  const complaint = unwrap(checkComplaint(payload));
  await throttleNetwork(db, COMPLAINT_NETWORK_LIMIT, { siteId: site.id, network, now });
  await throttle(db, COMPLAINT_LIMIT, { siteId: site.id, subject: visitor, now });
  const id = ids.id();
  return unitOfWork.run([], async ({ tx, addJobs }) => {
    const language = payload.language ?? null;
    const row = { id, siteId: site.id, memberId: user?.id ?? null, language, createdAt: now };
    await insertComplaint(tx, { ...row, ...complaint });
    addJobs([
      { kind: 'complaint-mail', subject: id },
      { kind: 'receipt-mail', subject: id },
    ]);
    return { receipt: id };
  });
}
