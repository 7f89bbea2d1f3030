import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Figure = styled.figure`
  display: grid;
  gap: ${vars.space[5]};
  inline-size: 100%;
  max-inline-size: 36rem;
  margin: 0 auto;

  figcaption {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  ol {
    display: grid;
    gap: ${vars.space[4]};
  }
  /* Large enough to be the picture of the page. */
  li {
    justify-self: start;
    max-inline-size: min(16em, 88%);
    padding: ${vars.space[4]} ${vars.space[5]};
    border-radius: ${vars.bubble.radius};
    border-end-start-radius: ${vars.radius.small};
    background: ${vars.bubble.other};
    color: ${vars.bubble.onOther};
    font-family: ${vars.font.display};
    font-size: ${vars.type.title};
    line-height: ${vars.leading.snug};
    text-wrap: pretty;
  }
  li:nth-child(even) {
    justify-self: end;
    border-end-start-radius: ${vars.bubble.radius};
    border-end-end-radius: ${vars.radius.small};
    background: ${vars.bubble.own};
    color: ${vars.bubble.onOwn};
  }
  /* Forced colours remove the background, so a border outlines the bubble. */
  @media (forced-colors: active) {
    li {
      border: 1px solid;
    }
  }
  /* The conversation has an end. */
  > p {
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  > p::before,
  > p::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${vars.line};
  }
`;

/** Props of `ExampleConversation`. */
export interface ExampleConversationProps {
  /** Says that the conversation is invented. */
  label: string;
  /** Messages of two people in turn. */
  messages: readonly string[];
  /** Says that the conversation ends. */
  end: string;
}

/** An invented conversation, labelled as an example. */
export function ExampleConversation({ label, messages, end }: ExampleConversationProps) {
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <ol role="list">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ol>
      <p>{end}</p>
    </Figure>
  );
}
