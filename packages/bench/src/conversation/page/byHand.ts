import type { Message } from '@meetcute/contract';
import type { Shown } from '../../inPage/inReact.tsx';
import { JUDGED } from './layout.ts';
import { classOf } from './Line.tsx';

const BLOCK = 50;

function lineOf(message: Message): HTMLElement {
  const line = document.createElement('div');
  line.className = classOf(message);
  line.dataset['id'] = message.id;
  const paragraph = line.appendChild(document.createElement('p'));
  paragraph.textContent = message.text;
  const time = line.appendChild(document.createElement('time'));
  time.dateTime = message.sent_at;
  time.textContent = message.sent_at.slice(11, 16);
  return line;
}

/**
 * Splits messages into chunks of 50, which the browser excludes from layout and paint while they are outside
 * the viewport.
 */
function chunksOf(messages: readonly Message[]): HTMLElement[] {
  return Array.from({ length: Math.ceil(messages.length / BLOCK) }, (_, index) => {
    const chunk = document.createElement('div');
    chunk.style.cssText = `content-visibility: auto; contain-intrinsic-height: auto ${BLOCK * JUDGED}px`;
    chunk.append(...messages.slice(index * BLOCK, (index + 1) * BLOCK).map(lineOf));
    return chunk;
  });
}

/**
 * Baseline: adds every message to the document without a library. The browser's scroll anchoring keeps the
 * position.
 */
export function byHand(root: HTMLElement): Shown<Message> {
  const scroller = root.appendChild(document.createElement('div'));
  scroller.className = 'scroller';
  let known = 0;
  return {
    show: (messages) => {
      const isFirst = known === 0;
      scroller.prepend(...chunksOf(messages.slice(0, messages.length - known)));
      known = messages.length;
      if (isFirst) scroller.scrollTop = scroller.scrollHeight;
    },
  };
}
