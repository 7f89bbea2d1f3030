import type { Browser, Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { fieldPage, signUpPage, type Drive } from './drive.ts';
import { fieldScript } from './scripts.ts';
import { createSender } from './send.ts';
import { mainThreadWork, markInteractions } from './tracing.ts';
import { signUp } from './visitors.ts';

/** Factor by which the CPU is slowed down. */
export const SLOW_DOWN = 4;
const STEPS = 6;
/** Milliseconds that are enough for a step to change. Polling the page for the change would add work. */
const STEP_PATIENCE = 1500;

/** Main-thread work in milliseconds, by key and by step. */
export interface TypingCost {
  /** Name in the table. */
  name: string;
  /** Keys at the slow-down. */
  keys: number[];
  /** Steps at the slow-down. */
  slowSteps: number[];
  /** Steps at full speed. */
  steps: number[];
}

/** Prepares a page in a new browser context and then measures an action on it. */
async function inNewPage(
  browser: Browser,
  rate: number,
  prepare: (page: Page) => Promise<void>,
  act: (page: Page) => Promise<void>,
): Promise<number[]> {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await markInteractions(page);
    await prepare(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await mainThreadWork(browser, page, () => act(page));
  } finally {
    await context.close();
  }
}

/** Changes the step in one new page after the other. The first one is a warm-up and not counted. */
async function measureSteps(browser: Browser, drive: Drive, rate: number): Promise<number[]> {
  const all: number[] = [];
  while (all.length <= STEPS) {
    const prepare = async (page: Page) => {
      await drive.open(page);
      await drive.fill(page);
    };
    const [step] = await inNewPage(browser, rate, prepare, async (page) => {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(STEP_PATIENCE);
    });
    if (step === undefined) throw new Error(`The page '${drive.name}' showed no next step to measure.`);
    all.push(step);
  }
  return all.slice(1);
}

/**
 * Measures typing into the first sign-up step and the change to the next, compared with a page of one field
 * and one heading.
 */
export async function measureTyping(port: number): Promise<TypingCost[]> {
  const sender = createSender(port, 1);
  const { response } = await signUp(sender);
  sender.close();
  const browser = await launchBrowser();
  try {
    const costs: TypingCost[] = [];
    for (const drive of [fieldPage(await fieldScript()), signUpPage(port, response)]) {
      const keys = await inNewPage(browser, SLOW_DOWN, drive.open, drive.type);
      const slowSteps = await measureSteps(browser, drive, SLOW_DOWN);
      costs.push({ name: drive.name, keys, slowSteps, steps: await measureSteps(browser, drive, 1) });
    }
    return costs;
  } finally {
    await browser.close();
  }
}
