export { Announcement, type AnnouncementProps } from './Announcement.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { Skeleton } from './Skeleton.tsx';
export { StateFrame, type StateFrameProps } from './StateFrame.tsx';
