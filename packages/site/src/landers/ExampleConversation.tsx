import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Figure = styled.figure`
  display: grid;
  gap: ${vars.space[4]};
  margin: 0;
  padding: ${vars.space[6]} ${vars.space[5]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.large};
  /* Neither brand's bubbles have this colour. */
  background: ${vars.surface};

  figcaption {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  ol {
    display: grid;
    gap: ${vars.space[3]};
  }
  li {
    justify-self: start;
    max-inline-size: min(24em, 85%);
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.bubble.radius};
    background: ${vars.bubble.other};
    color: ${vars.bubble.onOther};
    line-height: ${vars.leading.snug};
  }
  li:nth-child(even) {
    justify-self: end;
    background: ${vars.bubble.own};
    color: ${vars.bubble.onOwn};
  }
`;

/** Props of `ExampleConversation`. */
export interface ExampleConversationProps {
  /** Says that the conversation is invented. */
  label: string;
  /** Messages of two people in turn. */
  messages: readonly string[];
}

/** An invented conversation, labelled as an example. */
export function ExampleConversation({ label, messages }: ExampleConversationProps) {
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <ol role="list">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ol>
    </Figure>
  );
}
