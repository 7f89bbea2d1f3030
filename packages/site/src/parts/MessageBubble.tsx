export { MessageBubble as default } from '@meetcute/kit';
