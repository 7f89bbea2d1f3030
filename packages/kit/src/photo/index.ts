export { Photo, type PhotoProps } from './Photo.tsx';
export { RetriedPhoto } from './RetriedPhoto.tsx';
