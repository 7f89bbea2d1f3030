import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  > section {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }
  > section > :only-child,
  > section > [role='alert'] {
    margin-block: auto;
  }
  ${media.phone} {
    &[data-shows='list'] > [data-part='conversation'],
    &[data-shows='conversation'] > [data-part='list'] {
      display: none;
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(16rem, 2fr) minmax(0, 3fr);

    > [data-part='list'] {
      border-inline-end: 1px solid ${vars.line};
    }
  }
  ${media.desktop} {
    grid-template-columns: ${vars.layout.aside} minmax(0, 1fr);
  }
  /* Words in place of the list have the page to themselves: there is nothing to open beside them. */
  ${media.tablet} {
    &:has(> [data-part='list'] > [aria-busy='false']):has(> [data-part='conversation']:empty) {
      grid-template-columns: minmax(0, 1fr);

      > [data-part='list'] {
        border: 0;
      }
      > [data-part='conversation'] {
        display: none;
      }
    }
  }
`;

export interface ChatPanesProps {
  list: ReactNode;
  conversation: ReactNode;
  /** Which of the two a phone shows; wider screens show both. @selector [data-shows] */
  shows: 'list' | 'conversation';
}

/** The list and a conversation side by side, on a phone one at a time. */
export function ChatPanes({ list, conversation, shows }: ChatPanesProps) {
  return (
    <Grid data-shows={shows} data-part="chat-panes">
      <section data-part="list">{list}</section>
      <section data-part="conversation">{conversation}</section>
    </Grid>
  );
}
