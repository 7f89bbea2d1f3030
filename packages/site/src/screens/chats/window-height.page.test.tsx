/** A conversation in low windows: messages keep half of the height, and nothing lies below the composer. */
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { defineTemplate, type Template } from '../../template/define-template.ts';
import { conversationWithMarit } from '../../testing/conversation.ts';
import { wearStyles } from '../../testing/disclosures/describe-disclosures.ts';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { repositoryTemplates } from '../../testing/repository-templates.ts';
import { testTemplate } from '../../testing/test-template.tsx';

const CHAT = 'chat-of-height';
const { innerWidth, innerHeight } = window;

afterEach(closeSites);
afterAll(() => page.viewport(innerWidth, innerHeight));

/** Opens the conversation, of which the viewer has written nothing yet, in a window of a size. */
async function openChat(template: Template, [width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  await openSite(conversationWithMarit(CHAT), `/chats/${CHAT}`, { template });
  await expect.poll(() => log()?.textContent).toContain('Which hall?');
  return document.querySelector<HTMLElement>('aside[aria-label="Stay safe"]')!;
}

const log = () => document.querySelector('[role="log"]');
const legal = () => document.querySelectorAll('[data-part="legal"]');
const contentHeight = () => document.documentElement.scrollHeight;

describe.each(repositoryTemplates.map((template) => [template.name, template] as const))(
  'in %s',
  (_, template) => {
    wearStyles(template);
    // Windows of 1440 × 900 and 1280 × 800 at 200 % zoom, and a phone on its side.
    test.each([
      [720, 450],
      [640, 400],
      [844, 390],
    ] as const)('leaves half of the height to messages at %i × %i', async (...size) => {
      const tip = await openChat(template, size);
      expect(log()?.getBoundingClientRect().height).toBeGreaterThanOrEqual(size[1] / 2);
      expect(contentHeight()).toBe(size[1]);
      const user = userEvent.setup({ delay: null });
      expect(tip.innerText).not.toContain('never send money');
      const toggle = tip.querySelector('button')!;
      await user.click(toggle);
      expect(tip.innerText).toContain('never send money');
      expect(toggle.ariaExpanded).toBe('true');
      expect(document.activeElement).toBe(toggle);
    });

    test.each([
      [390, 844],
      [1280, 800],
    ] as const)('shows the whole tip, and the links in the list, at %i × %i', async (...size) => {
      const tip = await openChat(template, size);
      expect(tip.innerText).toContain('never send money');
      expect(tip.querySelector('button')!.checkVisibility()).toBe(false);
      expect(contentHeight()).toBe(size[1]);
      expect(legal()).toHaveLength(1);
      expect(legal()[0]!.closest('section[data-part="list"]')).not.toBeNull();
    });

    test.each([
      [820, 1180],
      [1440, 900],
    ] as const)('leaves four fifths of the list to chats at %i × %i', async (...size) => {
      await openChat(template, size);
      expect(legal()[0]!.getBoundingClientRect().height).toBeLessThanOrEqual(size[1] / 5);
    });
  },
);

test('shows the links below a chat screen of a template', async () => {
  const custom = defineTemplate({
    name: 'custom',
    extends: testTemplate,
    screens: { Chat: async () => ({ default: () => <h1>Our chat</h1> }) },
  });
  await openSite(conversationWithMarit(CHAT), `/chats/${CHAT}`, { template: custom });
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Our chat');
  expect(legal()).toHaveLength(1);
  expect(legal()[0]!.closest('main')).toBeNull();
});
