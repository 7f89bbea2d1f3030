import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser, type Browser, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair } from './chats.ts';

/** Uploads an image for a message. */
export const upload = ({ browser }: Person, idempotencyKey?: string) =>
  browser.client.call(calls.uploadMessageImage, {
    payload: { file: [photo('a.png')] },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** Sends an image, with or without text. */
export const sendImage = (
  { browser }: Person,
  conversation: string,
  { image, text = '', client_id = crypto.randomUUID() }: { image: string; text?: string; client_id?: string },
) => browser.client.call(calls.sendMessage, { payload: { conversation, client_id, text, image } });

/** Loads an image as a page does, and returns its status, type and cache rule. */
export async function loadImage(browser: Browser, id: string, size = ''): Promise<string> {
  const path = `${calls.openMessageImage.path}?id=${encodeURIComponent(id)}${size && `&size=${size}`}`;
  const response = await browser.fetch(path);
  if (!response.ok) return String(response.status);
  const [type = ''] = (response.headers.get('content-type') ?? '').split('/');
  const [cache = ''] = (response.headers.get('cache-control') ?? '').split(',');
  return `${response.status} ${type} ${cache}`;
}

/** Tests images in messages. */
export function messageImages(running: () => Running): void {
  describe('message images', () => {
    test('sends an image with text or alone, and shows it to both members', async () => {
      const { anna, ben, id } = await pair(running());
      const first = await upload(anna);
      const { message } = await sendImage(anna, id, { image: first.id, text: 'Look' });
      expect(message).toMatchObject({ text: 'Look', image: first.image });
      const second = await upload(anna);
      await sendImage(anna, id, { image: second.id });
      expect((await page(ben, id)).messages).toMatchObject([
        { text: 'Look', image: first.image },
        { text: '', image: second.image },
      ]);
      expect((await chatsOf(ben))[0]?.last_message?.image).toEqual(second.image);
      for (const { browser } of [anna, ben])
        for (const size of ['', 'small', 'large'])
          expect(await loadImage(browser, first.id, size), size).toBe('200 image private');
    });

    test('includes the image in the event log', async () => {
      const { anna, ben, id } = await pair(running());
      const { id: image } = await upload(anna);
      const [start] = await eventsUntil(ben, 'reset');
      await sendImage(anna, id, { image });
      const events = await eventsUntil(ben, 'chat', start!.id);
      expect(events.find(({ type }) => type === 'message')?.data).toMatchObject({ image: { id: image } });
    });

    test('hides the image from other members, visitors, and the recipient until it is sent', async () => {
      const { anna, ben, id } = await pair(running());
      const { id: image } = await upload(anna);
      expect([await loadImage(anna.browser, image), await loadImage(ben.browser, image)]).toEqual([
        '200 image private',
        '404',
      ]);
      await sendImage(anna, id, { image });
      const [other, visitor] = [await join(running()), openBrowser(running())];
      expect([await loadImage(other.browser, image), await loadImage(visitor, image)]).toEqual([
        '404',
        '403',
      ]);
    });

    test('hides the image during a block and from a member who deleted the chat', async () => {
      const { anna, ben, id } = await pair(running());
      const { id: image } = await upload(anna);
      await sendImage(anna, id, { image });
      const loadForBoth = async () => [
        await loadImage(anna.browser, image),
        await loadImage(ben.browser, image),
      ];
      const payload = { profile: anna.id };
      await ben.browser.client.call(calls.blockProfile, { payload });
      expect(await loadForBoth()).toEqual(['404', '404']);
      await ben.browser.client.call(calls.unblockProfile, { payload });
      expect(await loadForBoth()).toEqual(['200 image private', '200 image private']);
      await ben.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
      expect(await loadForBoth()).toEqual(['200 image private', '404']);
    });

    test('sends an image once; a repetition returns the same message, and another image is refused', async () => {
      const { anna, id } = await pair(running());
      const { id: image } = await upload(anna);
      const client_id = crypto.randomUUID();
      const send = () => sendImage(anna, id, { image, client_id });
      expect((await send()).message).toEqual((await send()).message);
      const refusal = { status: 400, code: 'bad_request', fields: { image: 'not_found' } };
      expect(await failureOf(sendImage(anna, id, { image }))).toMatchObject(refusal);
      const { id: another } = await upload(anna);
      expect(await failureOf(sendImage(anna, id, { image: another, client_id }))).toMatchObject({
        code: 'key_reused',
      });
      expect((await page(anna, id)).messages).toHaveLength(1);
    });

    test('uploads once for the same key', async () => {
      const anna = await join(running());
      const key = 'one-key-of-one-picture';
      expect(await upload(anna, key)).toEqual(await upload(anna, key));
    });
  });
}
