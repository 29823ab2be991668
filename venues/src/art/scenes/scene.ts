import { picture } from '../svg-elements.ts';
import { createSceneContext, type SceneColors } from './kit/scene-context.ts';
import type { SceneDrawing } from './kit/scene-drawing.ts';
import { AIRPORT_SCENES } from './airport-scenes.ts';
import { CAMPUS_SCENES } from './campus-scenes.ts';
import { HOSPITAL_SCENES } from './hospital-scenes.ts';
import { MALL_SCENES } from './mall-scenes.ts';
import { OFFICE_SCENES } from './office-scenes.ts';
import type { SceneKind } from './scene-names.ts';

export type { SceneColors } from './kit/scene-context.ts';
export { SCENES, type SceneKind } from './scene-names.ts';

export type SceneOptions = {
  readonly kind: SceneKind;
  /** Wall or sky, main colour and accent. @defaultValue a palette of the scene's own */
  readonly colors?: SceneColors;
  /** Varies people, plants and objects; the same seed renders the same image. @defaultValue 1 */
  readonly seed?: number;
};

const DRAWINGS: Readonly<Record<SceneKind, SceneDrawing>> = {
  ...MALL_SCENES,
  ...AIRPORT_SCENES,
  ...OFFICE_SCENES,
  ...HOSPITAL_SCENES,
  ...CAMPUS_SCENES,
};

const PALETTES: Readonly<Record<SceneKind, SceneColors>> = {
  'shop-front': ['#fbe3d0', '#d95d5d', '#f2a541'],
  cafe: ['#f6e2c8', '#3f7d78', '#e5973d'],
  'food-court': ['#fdebd0', '#dd6247', '#3a8f8a'],
  atrium: ['#f3e9dd', '#c9705a', '#f0b04f'],
  cinema: ['#f5d9d0', '#b23a48', '#e0a13c'],
  gate: ['#e3eef5', '#2f6690', '#f2a541'],
  runway: ['#bfe3f2', '#d9574a', '#f6b042'],
  security: ['#e4ecf0', '#3d6b8c', '#eba43a'],
  lounge: ['#f1dfd3', '#6d597a', '#e29a5b'],
  reception: ['#efe7dc', '#3d7a6f', '#e8a24a'],
  'meeting-room': ['#e6ebf2', '#4a6fa5', '#f08a5d'],
  'open-office': ['#eef0e8', '#4f8a8b', '#f2a65a'],
  ward: ['#e2f0ee', '#4b9c97', '#f09d8c'],
  pharmacy: ['#e8f3ea', '#3b9468', '#f2b14a'],
  clinic: ['#e6f0f6', '#4d8fb8', '#f2a07b'],
  library: ['#f3e4d0', '#8f4a3c', '#d99a3d'],
  'lecture-hall': ['#efe6d8', '#3d5a80', '#ee8959'],
  lab: ['#e5eff5', '#5367a8', '#49b79c'],
  courtyard: ['#cfe9f3', '#c76b4f', '#f2b84b'],
  'sports-hall': ['#e9eef2', '#d8703f', '#3f7fb3'],
  'cover-mall': ['#ffe3cf', '#d65f5f', '#f3ad4c'],
  'cover-airport': ['#cfe7f5', '#2d6a9f', '#f5a742'],
  'cover-office': ['#dfe9f5', '#41689c', '#f3945f'],
  'cover-hospital': ['#d9f0ee', '#3f9a94', '#ee7d73'],
  'cover-campus': ['#d5ebf2', '#b4553f', '#f2b54a'],
};

/**
 * Draws a flat illustration of a place, 640 × 400, as SVG text.
 *
 * @example
 * const svg = scene({ kind: 'cafe', seed: 7 });
 */
export function scene({ kind, colors = PALETTES[kind], seed = 1 }: SceneOptions): string {
  return picture([640, 400], DRAWINGS[kind](createSceneContext(colors, seed)));
}
