import { memo } from 'react';
import type { Item } from './items.ts';

/** Card that every grid renders: photo, linked name, place and button. */
export const Card = memo(function Card({ item }: { item: Item }) {
  return (
    <article className="card">
      <div className="photo" style={{ background: item.color }}>
        <button type="button">{item.isTile ? 'Open' : 'Like'}</button>
      </div>
      <h2>
        <a href={`#${item.id}`}>{item.title}</a>
      </h2>
      <p>{item.place}</p>
    </article>
  );
});
