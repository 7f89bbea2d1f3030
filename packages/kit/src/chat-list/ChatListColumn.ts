import { media, vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Styles of the list of chats with its title and search field. */
export const ChatListColumn: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  --mc-line-inset: calc(${vars.layout.gutter} / 2);

  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${vars.space[3]};
  min-block-size: 0;
  overflow-y: auto;
  padding: ${vars.space[6]} calc(${vars.layout.gutter} - var(--mc-line-inset)) ${vars.space[6]};
  overscroll-behavior: contain;

  h1,
  > h2[data-part='title'] {
    padding-inline: var(--mc-line-inset);
    font-size: ${vars.type.heading};
  }
  > [data-part='search'] {
    flex: none;
    margin-inline: var(--mc-line-inset);
  }
  > ul {
    display: grid;
    container: chats / inline-size;
    gap: ${vars.space[1]};
  }
  [data-part='line'] {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${vars.space[2]} ${vars.space[3]};
    align-content: center;
    min-block-size: 5.25rem;
    padding: ${vars.space[3]} var(--mc-line-inset);
  }
  /* Placeholders alone: an item styles its own photo, and which of two equal rules wins would depend on the chunks. */
  [data-part='line'] [data-part='face'] {
    grid-row: span 2;
    block-size: 3.5rem;
    border-radius: 50%;
  }
  [data-part='line'] [data-part='words'] {
    block-size: 1rem;
  }
  [data-part='line'] [data-part='words']:last-child {
    inline-size: 60%;
  }
  /* An empty state or error takes the space that is left. */
  &[aria-busy='false'] > :is(:last-child, :has(+ [data-part='after'])):not(ul, [data-part]) {
    margin-block: auto;
  }
  > [data-part='after'] {
    flex: none;
    margin-block-start: auto;
    margin-inline: calc(var(--mc-line-inset) - ${vars.layout.gutter});
    padding-block-start: ${vars.space[6]};
  }
  ${media.phone} {
    padding-block-end: calc(${vars.layout.tabs} + ${vars.space[10]} + env(safe-area-inset-bottom));
  }
  ${media.tablet} {
    --mc-line-inset: ${vars.space[4]};

    padding-inline: ${vars.space[2]};
  }
`;
