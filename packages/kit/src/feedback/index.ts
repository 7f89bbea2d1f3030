export { Announcement, type AnnouncementProps } from './Announcement.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { MoreEntries, type MoreEntriesProps } from './MoreEntries.tsx';
export { RetryMessage, type RetryMessageProps } from './RetryMessage.tsx';
export { Skeleton } from './Skeleton.tsx';
export { StateFrame, type StateFrameProps } from './StateFrame.tsx';
export { StatusMessage, type StatusMessageProps } from './StatusMessage.tsx';
