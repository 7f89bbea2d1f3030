import { calls, type RemovedContent } from '@meetcute/contract';
import { imageUrl, isSensitive } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { join, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';
import { loadImage, sendImage, upload } from './message-images.ts';

const EMPTY = { text: '', image: null, removed: true };

/** Appeals against a decision. */
export const appeal = ({ browser }: Person, reference: string) =>
  browser.client.call(calls.appeal, { payload: { reference, text: 'Look again.' } });

/** Reports a member for a photo or message. Returns functions that decide the report, and the appeal of the member. */
export async function report(
  running: Running,
  [reporter, target]: readonly [Person, Person],
  evidence: { image?: string; message?: string },
) {
  const payload = { profile: target.id, category: 'photo' as const, text: '', ...evidence };
  const { receipt: reference } = await reporter.browser.client.call(calls.report, { payload });
  const decision = { reference, facts: 'Shows another person.' };
  return {
    reference,
    remove: (kind: RemovedContent, id: string) =>
      running.decideCase('free', {
        ...decision,
        action: 'content_removed',
        after: null,
        content: [{ kind, id }],
      }),
    putBack: () => running.decideCase('free', { ...decision, action: 'none', after: 'reported' }),
  };
}

/** Tests what remains of content that operators removed, and that an appeal restores it. */
export function takedowns(running: () => Running): void {
  describe('takedowns', () => {
    test('hide a photo from everybody, and the next one takes its place', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      const { images } = await ben.browser.client.call(calls.uploadImages, {
        payload: { file: [photo('a.png'), photo('b.png')] },
      });
      const [first, second] = images.map(({ id }) => id);
      const address = imageUrl(images[0]!, running().settings.free);
      const status = async ({ browser }: Person) => (await browser.fetch(address)).status;
      const readPhotos = async () => {
        const { profile } = await anna.browser.client.call(calls.getProfile, { query: { id: ben.id } });
        return [profile.main_image?.id, profile.images.map(({ id }) => id)];
      };
      expect([await status(anna), await readPhotos()]).toEqual([200, [first, [first, second]]]);
      const { reference, remove, putBack } = await report(running(), [anna, ben], { image: first! });
      await remove('photo', first!);
      expect([await status(anna), await status(ben), await readPhotos()]).toEqual([
        404,
        404,
        [second, [second]],
      ]);
      const { user } = await ben.browser.client.call(calls.getUser);
      expect(user.profile.images.map(({ id }) => id)).toEqual([second]);
      const { cases } = await ben.browser.client.call(calls.getCases);
      expect(cases).toMatchObject([
        {
          reference,
          decisions: [{ action: 'content_removed', removed: ['photo'], facts: 'Shows another person.' }],
        },
      ]);
      await appeal(ben, reference);
      await putBack();
      expect([await status(anna), await readPhotos()]).toEqual([200, [first, [first, second]]]);
    });

    test('empty a text of a profile and replace a name, also in events of before', async () => {
      const { anna, ben, id } = await pair(running());
      const [field = ''] = running().settings.free.visible_profile_notes;
      await ben.browser.client.call(calls.saveUser, {
        payload: { profile: { name: 'Call 555 0100', personal: { [field]: 'Buy my gold' } } },
      });
      await send(ben, id, 'Hello');
      await ben.browser.client.call(calls.likeProfile, { payload: { profile: anna.id } });
      const readTexts = async () => {
        const { profile } = await anna.browser.client.call(calls.getProfile, { query: { id: ben.id } });
        return [profile.name, profile.personal?.[field]];
      };
      const everything = async () =>
        JSON.stringify([
          await chatsOf(anna),
          await anna.browser.client.call(calls.getLikes, { query: {} }),
          await anna.browser.client.call(calls.getNotifications, { query: {} }),
          await anna.browser.client.call(calls.getCases),
          await ben.browser.client.call(calls.getUser),
          await eventsUntil(anna, 'liked_by', '0'),
          await eventsUntil(ben, 'user', '0'),
        ]);
      expect(await readTexts()).toEqual(['Call 555 0100', 'Buy my gold']);
      const textReport = await report(running(), [anna, ben], {});
      const name = await report(running(), [anna, ben], {});
      expect(await everything()).toContain('Call 555 0100');
      await textReport.remove('text', `${ben.id}:${field}`);
      await name.remove('name', `${ben.id}:name`);
      expect(await everything()).not.toMatch(/Call 555 0100|Buy my gold/);
      const [neutral, empty] = await readTexts();
      expect([neutral?.trim().length, empty]).toEqual([expect.any(Number), null]);
      expect(neutral).not.toBe('');
      const { cases } = await ben.browser.client.call(calls.getCases);
      const removedKinds = cases.flatMap(({ decisions }) => decisions.flatMap((each) => each.removed));
      expect(removedKinds.toSorted()).toEqual(['name', 'text']);
      await ben.browser.client.call(calls.saveUser, {
        payload: { profile: { personal: { [field]: 'I like gold' } } },
      });
      for (const { reference, putBack } of [textReport, name]) {
        await appeal(ben, reference);
        await putBack();
      }
      expect(await readTexts()).toEqual(['Call 555 0100', 'I like gold']);
    });

    test('remove no choice of a profile, whose words are those of the site', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      const { allowed_values: choices } = running().settings.free;
      const [field = '', [value = ''] = []] =
        Object.entries(choices).find(([name]) => !isSensitive(name)) ?? [];
      await ben.browser.client.call(calls.saveUser, {
        payload: { profile: { personal: { [field]: value } } },
      });
      const { remove } = await report(running(), [anna, ben], {});
      await expect(remove('text', `${ben.id}:${field}`)).rejects.toMatchObject({ code: 'not_found' });
      const { user } = await ben.browser.client.call(calls.getUser);
      expect(user.profile.personal?.[field]).toBe(value);
    });

    test('leave a note instead of a message for both members, also in events of before', async () => {
      const { anna, ben, id } = await pair(running());
      const { id: image } = await upload(ben);
      const { message } = await sendImage(ben, id, { image, text: 'Pay me first' });
      const [start] = await eventsUntil(anna, 'reset');
      const { reference, remove, putBack } = await report(running(), [anna, ben], { message: message.id });
      await remove('message', `${id}/${message.id}`);
      for (const person of [anna, ben]) {
        expect((await page(person, id)).messages).toMatchObject([
          { id: message.id, sender: ben.id, ...EMPTY },
        ]);
        expect((await chatsOf(person))[0]?.last_message).toMatchObject(EMPTY);
        expect(await loadImage(person.browser, image)).toBe('404');
      }
      const late = await eventsUntil(anna, 'message', '0');
      expect(JSON.stringify(late)).not.toContain('Pay me first');
      const [event] = (await eventsUntil(anna, 'message', start!.id)).filter(
        ({ type }) => type === 'message',
      );
      expect(event?.data).toMatchObject({ id: message.id, ...EMPTY });
      await appeal(ben, reference);
      await putBack();
      const [shownMessage] = (await page(anna, id)).messages;
      expect(shownMessage).toMatchObject({ text: 'Pay me first', image: { id: image } });
      expect(shownMessage?.removed).toBeUndefined();
      expect(await loadImage(anna.browser, image)).toContain('200');
    });

    test('leave other messages, and do not bring back a deleted chat', async () => {
      const { anna, ben, id } = await pair(running());
      const { message } = await send(ben, id, 'Pay me first');
      await send(ben, id, 'Hello?');
      const { remove } = await report(running(), [anna, ben], { message: message.id });
      await anna.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
      const [start] = await eventsUntil(anna, 'reset');
      await remove('message', `${id}/${message.id}`);
      expect(await chatsOf(anna)).toEqual([]);
      expect((await page(ben, id)).messages).toMatchObject([EMPTY, { text: 'Hello?' }]);
      await send(ben, id, 'And now?');
      const [event] = (await eventsUntil(anna, 'message', start!.id)).filter(
        ({ type }) => type === 'message',
      );
      expect(event?.data).toMatchObject({ text: 'And now?' });
    });

    test('accept no removed message as evidence, and sending it again does not bring it back', async () => {
      const { anna, ben, id } = await pair(running());
      const { message } = await send(ben, id, 'Pay me first', 'first');
      const { remove } = await report(running(), [anna, ben], { message: message.id });
      await remove('message', `${id}/${message.id}`);
      await expect(report(running(), [anna, ben], { message: message.id })).rejects.toMatchObject({
        code: 'not_found',
      });
      expect((await send(ben, id, 'Pay me first', 'first')).message).toMatchObject(EMPTY);
    });
  });
}
