import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { isCommonAssetRequest } from 'msw';

const unhandled: string[] = [];

/** What the page itself is made of: modules, images and Storybook's own requests. */
const isOfThePage = (request: Request): boolean => {
  const { pathname, origin } = new URL(request.url);
  if (/^\/(api|_i18n)\//.test(pathname)) return false;
  return origin === location.origin || isCommonAssetRequest(request);
};

/** Starts the mock worker; a call that no handler answers fails, is remembered, and later fails its story. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (!(frame.data instanceof Object && 'request' in frame.data && frame.data.request instanceof Request))
        return;
      const { request } = frame.data;
      if (isOfThePage(request)) return;
      const call = `${request.method} ${request.url}`;
      unhandled.push(call);
      throw new Error(`No mock answers ${call}.`);
    },
  });
  return worker;
}

/** Answers the calls that went unanswered since it was last asked, and forgets them. */
export const takeUnhandled = (): string[] => unhandled.splice(0);
