export { ProfileCard } from '@meetcute/react/profile-card';
