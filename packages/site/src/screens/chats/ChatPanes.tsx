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
  /* An empty state or error in place of the list takes the full page: there is nothing to open. */
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

/** Props of `ChatPanes`. */
export interface ChatPanesProps {
  /** The list of chats. */
  list: ReactNode;
  /** The open conversation, or its empty state. */
  conversation: ReactNode;
  /** Pane that a phone shows; wider screens show both. @selector [data-shows] */
  shows: 'list' | 'conversation';
}

/** Shows the list and a conversation side by side; on a phone, one of them. */
export function ChatPanes({ list, conversation, shows }: ChatPanesProps) {
  return (
    <Grid data-shows={shows} data-part="chat-panes">
      <section data-part="list">{list}</section>
      <section data-part="conversation">{conversation}</section>
    </Grid>
  );
}
