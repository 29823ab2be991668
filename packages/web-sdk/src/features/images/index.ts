export { images } from './images.ts';
export type {
  ImageOptions,
  Images,
  ImageStyle,
  ImageTarget,
  MapImage,
  PictureOptions,
  TextureOptions,
} from './image-options.ts';
