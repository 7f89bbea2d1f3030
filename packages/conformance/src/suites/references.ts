import { calls, type MessageReference } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';
import { consentTo } from './sensitive.ts';
import { report } from './takedowns.ts';

/** Answers something with a message. */
const answer = (
  { browser }: Person,
  conversation: string,
  reference: MessageReference,
  client_id: string = crypto.randomUUID(),
) =>
  browser.client.call(calls.sendMessage, {
    payload: { conversation, client_id, text: 'Where is this?', reference },
  });

const save = ({ browser }: Person, personal: Record<string, string>, fields: readonly string[] = []) =>
  browser.client.call(calls.saveUser, {
    payload: { profile: { personal }, ...(fields.length > 0 && { sensitive_consent: consentTo(...fields) }) },
  });

/** Adds a photo. Returns a reference to it. */
async function addPhoto({ browser }: Person): Promise<MessageReference> {
  const { images } = await browser.client.call(calls.uploadImages, { payload: { file: [photo('a.png')] } });
  return { kind: 'photo', id: images.at(-1)!.id };
}

const refusal = { status: 400, code: 'bad_request', fields: { reference: 'not_found' } };

/** Tests messages that answer a part of a profile, or another message. */
export function references(running: () => Running): void {
  describe('references of messages', () => {
    test('name a photo or text of the recipient, or a message, for both members', async () => {
      const { anna, ben, id } = await pair(running());
      const [field] = running().settings.free.text_fields as [string];
      await save(ben, { [field]: 'I bake.' });
      const profileReferences: MessageReference[] = [await addPhoto(ben), { kind: 'text', id: field }];
      const [start] = await eventsUntil(ben, 'reset');
      for (const reference of profileReferences)
        expect((await answer(anna, id, reference)).message).toMatchObject({ reference });
      const messageReference: MessageReference = { kind: 'message', id: '1' };
      await answer(ben, id, messageReference);
      for (const person of [anna, ben]) {
        const { messages } = await page(person, id);
        expect(messages.map(({ reference }) => reference)).toEqual([...profileReferences, messageReference]);
        expect((await chatsOf(person))[0]?.last_message).toMatchObject({ reference: messageReference });
      }
      const [event] = (await eventsUntil(ben, 'chat', start!.id)).filter(({ type }) => type === 'message');
      expect(event?.data).toMatchObject({ reference: profileReferences[0] });
      // A message without one has no such field, as before.
      expect((await send(anna, id, 'Hello')).message).not.toHaveProperty('reference');
    });

    test('are refused for what the sender does not see in the recipient’s profile or the conversation', async () => {
      const { anna, ben, id } = await pair(running());
      const [field] = running().settings.free.text_fields as [string];
      await save(anna, { [field]: 'I climb.' });
      await save(ben, { looking_for: 'You', hair: 'red' }, ['looking_for']);
      const ownPhoto = await addPhoto(anna);
      const deletedPhoto = await addPhoto(ben);
      await ben.browser.client.call(calls.deleteImage, { payload: { id: deletedPhoto.id } });
      const { id: other } = await pair(running());
      await send(anna, id, 'Hello');
      const unseenReferences: MessageReference[] = [
        ownPhoto,
        deletedPhoto,
        { kind: 'text', id: field },
        { kind: 'text', id: 'looking_for' },
        { kind: 'text', id: 'hair' },
        { kind: 'message', id: '2' },
        ...['01', '1.0', '0x1', ' 1'].map((each) => ({ kind: 'message', id: each }) as const),
        { kind: 'message', id: other },
      ];
      for (const reference of unseenReferences)
        expect(await failureOf(answer(anna, id, reference)), reference.id).toMatchObject(refusal);
      await ben.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
      expect(await failureOf(answer(ben, id, { kind: 'message', id: '1' }))).toMatchObject(refusal);
      expect((await page(anna, id)).messages).toHaveLength(1);
    });

    test('are part of a message that is stored and paid for once', async () => {
      const { anna, ben, id } = await pair(running(), 'paid');
      const price = running().settings.paid.message_credits;
      await running().giveCredits('paid', anna.user.email, price * 2);
      const reference = await addPhoto(ben);
      const key = crypto.randomUUID();
      const first = await answer(anna, id, reference, key);
      expect([first.credits, (await answer(anna, id, reference, key)).message]).toEqual([
        price,
        first.message,
      ]);
      const other: MessageReference = { kind: 'message', id: '1' };
      expect((await failureOf(answer(anna, id, other, key))).code).toBe('key_reused');
      expect((await failureOf(send(anna, id, 'Where is this?', key))).code).toBe('key_reused');
      // The same message again must not fail once its photo is gone.
      await ben.browser.client.call(calls.deleteImage, { payload: { id: reference.id } });
      expect((await answer(anna, id, reference, key)).credits).toBe(price);
    });

    test('leave with a message that operators remove, and return with it', async () => {
      const { anna, ben, id } = await pair(running());
      const reference = await addPhoto(ben);
      const { message } = await answer(anna, id, reference);
      const { remove, putBack } = await report(running(), [ben, anna], { message: message.id });
      await remove('message', `${id}/${message.id}`);
      for (const person of [anna, ben]) {
        const [removedMessage] = (await page(person, id)).messages;
        expect(removedMessage).toMatchObject({ removed: true, text: '' });
        expect(removedMessage).not.toHaveProperty('reference');
      }
      expect(await failureOf(answer(ben, id, { kind: 'message', id: message.id }))).toMatchObject(refusal);
      const { cases } = await anna.browser.client.call(calls.getCases);
      await anna.browser.client.call(calls.appeal, {
        payload: { reference: cases[0]!.reference, text: 'Look again.' },
      });
      await putBack();
      expect((await page(ben, id)).messages).toMatchObject([{ reference }]);
    });
  });
}
