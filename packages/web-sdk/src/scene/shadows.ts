// Shadows are loaded after the first frame, which is drawn without them.
export { groundShadow } from './ground-shadow.ts';
export { occlusionMap } from './occlusion-map.ts';
export { updateOcclusion } from './update-occlusion.ts';
