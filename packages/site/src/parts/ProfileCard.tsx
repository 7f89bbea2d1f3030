export { ProfileCard as default } from '@meetcute/kit';
