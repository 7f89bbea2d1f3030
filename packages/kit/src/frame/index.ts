export { useFrame, type FrameProps } from './useFrame.ts';
