export { Composer, type ComposerProps } from './Composer.tsx';
export { MessageBubble } from './MessageBubble.tsx';
export { MessageText } from './MessageText.tsx';
export { skinMessageBubble, type MessageBubbleLook, type MessageBubbleProps } from './skinMessageBubble.tsx';
