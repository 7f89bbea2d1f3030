export { CollagePicture, type CollagePictureProps } from './CollagePicture.tsx';
export { Lander, type LanderProps } from './Lander.tsx';
export { landerBaseCss } from './lander-base-css.ts';
export { LanderSignUp, type LanderSignUpProps } from './LanderSignUp.tsx';
export { MediaStage, type Loop, type MediaStageProps } from './MediaStage.tsx';
export { MosaicPicture, type MosaicPictureProps } from './MosaicPicture.tsx';
export { ProofPoints, type ProofPoint, type ProofPointsProps } from './ProofPoints.tsx';
export { TeaserPhotos, type TeaserPhotosProps } from './TeaserPhotos.tsx';
