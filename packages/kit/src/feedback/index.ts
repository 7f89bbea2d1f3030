export { Announcement, type AnnouncementProps } from './Announcement.tsx';
export { Message, type MessageProps } from './Message.tsx';
export { Skeleton } from './Skeleton.tsx';
export { StateFrame, type StateFrameProps } from './StateFrame.tsx';
