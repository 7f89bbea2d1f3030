import { afterEach, expect, test } from 'vitest';
import { watch, type Watched } from './watch.ts';

const frames: HTMLIFrameElement[] = [];

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  sessionStorage.removeItem('seen');
});

/** Opens a watched page in a frame. */
async function open(html: string, target: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frames.push(frame);
  frame.srcdoc = html;
  const loadEvent = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loadEvent;
  const script = frame.contentDocument!.createElement('script');
  script.textContent = `(${String(watch)})(${JSON.stringify(target)})`;
  frame.contentDocument!.head.append(script);
  return frame.contentDocument!;
}

const fire = (element: Element, type: string) =>
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

const readCounts = () => (JSON.parse(sessionStorage.getItem('seen')!) as Watched).counts;

test('counts a letter that is typed twice', async () => {
  const page = await open('<input>', 'input');
  const field = page.querySelector('input')!;
  fire(field, 'keydown');
  field.value = 'R';
  fire(field, 'input');
  // As a page does that has just hydrated.
  fire(field, 'input');
  expect(readCounts()).toEqual({ text: 1 });
  field.value = 'RR';
  fire(field, 'input');
  expect(readCounts()).toEqual({ text: 2 });
});

test('counts a form that is sent twice', async () => {
  const page = await open('<form><button>Join now</button></form>', 'button');
  const form = page.querySelector('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  fire(form, 'submit');
  fire(page.querySelector('button')!, 'pointerdown');
  fire(form, 'submit');
  expect(readCounts()).toEqual({ form: 1 });
  fire(form, 'submit');
  expect(readCounts()).toEqual({ form: 2 });
});

test('counts the pages after a press', async () => {
  const page = await open('<a href="#">Get started</a>', 'a');
  fire(page.querySelector('a')!, 'pointerdown');
  expect(readCounts()).toEqual({});
  await open('<h1>Next</h1>', 'a');
  expect(readCounts()).toEqual({ page: 1 });
  await open('<h1>Next</h1>', 'a');
  expect(readCounts()).toEqual({ page: 2 });
});

test('counts changes of the state of the pressed element', async () => {
  const page = await open('<button aria-pressed=false>Like</button><button>Other</button>', 'button');
  const [button, other] = page.querySelectorAll('button');
  fire(button!, 'pointerdown');
  button!.setAttribute('aria-pressed', 'true');
  other!.setAttribute('aria-pressed', 'true');
  await expect.poll(readCounts).toEqual({ state: 1 });
  button!.setAttribute('aria-pressed', 'false');
  await expect.poll(readCounts).toEqual({ state: 2 });
});
