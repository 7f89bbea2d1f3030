import type { Browser, Page } from 'playwright';
import { launchBrowser } from './browser.ts';
import { fieldPage, signUpPage, type Drive } from './drive.ts';
import { fieldScript } from './scripts.ts';
import { createSender } from './send.ts';
import { mainThreadWork, markInteractions } from './tracing.ts';
import { signUp } from './visitors.ts';

/** How many times slower than it is the processor is made. */
export const SLOW_DOWN = 4;
const STEPS = 6;
/** Long enough, in milliseconds, for a step to change; asking the page whether it did would be work of its own. */
const STEP_PATIENCE = 1500;

/** Main-thread work in milliseconds, key by key and step by step. */
export interface TypingCost {
  name: string;
  /** At the slow-down. */
  keys: number[];
  slowSteps: number[];
  /** As fast as the machine is. */
  steps: number[];
}

/** Prepares a page in a browser without a past, and measures what is done to it then. */
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

/** Changes the step in one new page after the other; the first one warms up and is not counted. */
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

/** Types into the first step of the sign-up and goes on to the next, beside a page with one field and one heading. */
export async function measureTyping(port: number): Promise<TypingCost[]> {
  const sender = createSender(port, 1);
  const { answer } = await signUp(sender);
  sender.close();
  const browser = await launchBrowser();
  try {
    const costs: TypingCost[] = [];
    for (const drive of [fieldPage(await fieldScript()), signUpPage(port, answer)]) {
      const keys = await inNewPage(browser, SLOW_DOWN, drive.open, drive.type);
      const slowSteps = await measureSteps(browser, drive, SLOW_DOWN);
      costs.push({ name: drive.name, keys, slowSteps, steps: await measureSteps(browser, drive, 1) });
    }
    return costs;
  } finally {
    await browser.close();
  }
}
