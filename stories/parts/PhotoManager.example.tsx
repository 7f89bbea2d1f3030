import { PhotoManager } from '@meetcute/kit/uploads';
import { usePhotoManager } from '@meetcute/react/uploads';

/** The photos of the logged-in member: uploads, order and deletion. */
export const Example = () => <PhotoManager photos={usePhotoManager()} />;
