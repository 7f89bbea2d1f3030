import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatListColumn } from './ChatListColumn.ts';

const styleOf = (element: Element | null) => getComputedStyle(element!);

// Rules of equal weight win by the order in which chunks arrive, so the column must leave its items to themselves.
test('styles the photos and words of placeholders, not those of items', () => {
  const parts = ['face', 'words'].map((part) => <div key={part} data-part={part} />);
  const { container } = render(
    <ChatListColumn>
      <ul>
        <li>
          <article>{parts}</article>
        </li>
        <li data-part="line">{parts}</li>
      </ul>
    </ChatListColumn>,
  );
  const [item, placeholder] = [
    container.querySelector('article'),
    container.querySelector('[data-part=line]'),
  ];
  for (const part of ['face', 'words']) {
    const style = styleOf(item!.querySelector(`[data-part=${part}]`));
    expect([part, style.gridRow, style.blockSize, style.borderRadius]).toEqual([part, 'auto', '0px', '0px']);
  }
  expect(styleOf(placeholder!.querySelector('[data-part=face]')).blockSize).toBe('56px');
  expect(styleOf(placeholder!.querySelector('[data-part=words]')).blockSize).toBe('16px');
});
