export {
  FLOOR_ART,
  floorArt,
  type FloorArtKind,
  type FloorArtOptions,
} from './floor-art/floor-art.ts';
export { ICONS, icon, type IconName } from './icons/icon.ts';
export { MOTIFS, logo, type LogoColors, type LogoOptions, type Motif } from './logos/logo.ts';
export {
  SCENES,
  scene,
  type SceneColors,
  type SceneKind,
  type SceneOptions,
} from './scenes/scene.ts';
export { SYMBOLS, SYMBOL_KEYS, type AnnotationSymbol, type SymbolKey } from './symbols/symbols.ts';
