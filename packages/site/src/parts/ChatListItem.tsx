export { ChatListItem as default } from '@meetcute/kit';
