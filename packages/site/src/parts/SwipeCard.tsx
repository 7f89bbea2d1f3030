export { SwipeCard as default } from '@meetcute/kit';
