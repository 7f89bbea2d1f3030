export { ProfileCard } from '@meetcute/kit/profile-card';
