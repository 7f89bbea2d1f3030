export { ChatListItemRoot, type ChatListItemRootProps } from './ChatListItemRoot.tsx';
