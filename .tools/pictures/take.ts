import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import {
  ATTEMPTS,
  listBatches,
  readBrands,
  createCamera,
  type MissingShot,
  type Shot,
  shotPath,
  stillFlags,
  takePictures,
} from '../../packages/storybook/src/pictures/index.ts';
import { heightAt } from '../../packages/storybook/src/toolbar/viewports.ts';
import { PICTURED_TIME, picturedLooks } from '../../stories/pictures.ts';
import { launchOptions } from '../launch-options.ts';
import { serveFolder } from '../serve-folder.ts';

/** Pages that load at the same time; more don't help on two cores. */
const PAGES = 3;

/** Stories to picture, and the folder of their pictures. */
interface TakeOptions {
  /** Folder of the built Storybook. */
  readonly storybook: string;
  /** Folder of the pictures. */
  readonly out: string;
  readonly ids: readonly string[];
  /** Whether pictures that the folder has are kept. Default: false. */
  readonly isResumed?: boolean;
}

/** Pictures that were taken, and those that were not. */
export interface Taken {
  readonly taken: readonly Shot[];
  readonly missing: readonly MissingShot[];
  /** Pictures that do not exist, because the story fixes another brand, scheme or width. */
  readonly fixed: readonly Shot[];
}

/** Chromium as it draws pictures: the same page in the same pixels. */
export const stillBrowser = () =>
  chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...stillFlags] });

/** Takes the pictures of stories in every brand, scheme and width. */
export async function take({ storybook, out, ids, isResumed = false }: TakeOptions): Promise<Taken> {
  const server = await serveFolder(storybook);
  const browser = await stillBrowser();
  const fixedShots: Shot[] = [];
  try {
    const { address } = server;
    const brands = await readBrands(browser, address, Math.max(...ATTEMPTS));
    const isDone = (shot: Shot) => isResumed && existsSync(join(out, shotPath(shot)));
    const batches = listBatches(ids, { ...picturedLooks, brands })
      .map((batch) => batch.filter((shot) => !isDone(shot)))
      .filter(({ length }) => length > 0);
    const camera = () =>
      createCamera({
        browser,
        address,
        clock: PICTURED_TIME,
        heightOf: (width) => heightAt(width) ?? width,
        onFixed: (shot) => fixedShots.push(shot),
        store: async (page, shot) => {
          const path = join(out, shotPath(shot));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, await page.screenshot({ fullPage: true }));
        },
      });
    const missing = await takePictures(
      batches,
      Array.from({ length: PAGES }, () => camera()),
    );
    const absentPaths = new Set([...missing, ...fixedShots].map(shotPath));
    const shots = listBatches(ids, { ...picturedLooks, brands }).flat();
    return { taken: shots.filter((shot) => !absentPaths.has(shotPath(shot))), missing, fixed: fixedShots };
  } finally {
    await browser.close();
    await server.close();
  }
}
