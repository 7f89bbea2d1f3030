export * from '@chatscope/chat-ui-kit-react';
