import type { Shown } from '../../inPage/inReact.tsx';
import { COLUMNS, PITCH } from './layout.ts';
import type { Item } from './items.ts';

/** Creates a card with a function that sets its content. */
function createSlot() {
  const root = document.createElement('li');
  root.className = 'slot';
  root.innerHTML =
    '<article class="card"><div class="photo"><button type="button"></button></div><h2><a></a></h2><p></p></article>';
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
  const [photo, button, link, place] = [
    find('.photo'),
    find('button'),
    find<HTMLAnchorElement>('a'),
    find('p'),
  ];
  let shown = -1;
  return {
    root,
    show: (item: Item | undefined) => {
      root.hidden = !item;
      if (!item || item.id === shown) return;
      shown = item.id;
      photo.style.background = item.color;
      button.textContent = item.isTile ? 'Open' : 'Like';
      link.href = `#${item.id}`;
      link.textContent = item.title;
      place.textContent = item.place;
      const [row, column] = [Math.floor(item.id / COLUMNS), item.id % COLUMNS];
      root.style.transform = `translate(${column * 100}%, ${row * PITCH}px)`;
    },
  };
}

/** Baseline: a fixed number of cards, moved into the viewport without a library. */
export function recycler(root: HTMLElement): Shown<Item> {
  const list = root.appendChild(document.createElement('ul'));
  list.className = 'recycler';
  const rows = Math.ceil(innerHeight / PITCH) + 3;
  const slots = Array.from({ length: rows * COLUMNS }, createSlot);
  list.append(...slots.map((slot) => slot.root));
  let items: readonly Item[] = [];
  const follow = () => {
    const first = Math.max(0, Math.floor(-list.getBoundingClientRect().top / PITCH) - 1) * COLUMNS;
    for (let index = first; index < first + slots.length; index += 1)
      slots[index % slots.length]?.show(items[index]);
  };
  addEventListener('scroll', follow, { passive: true });
  return {
    show: (next) => {
      items = next;
      list.style.height = `${Math.ceil(items.length / COLUMNS) * PITCH}px`;
      follow();
    },
  };
}
