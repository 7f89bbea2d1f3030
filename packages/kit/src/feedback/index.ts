export { Message, type MessageProps } from './Message.tsx';
export { Skeleton } from './Skeleton.tsx';
