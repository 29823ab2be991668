import type { KeyFrame } from './flyover.ts';

const FRAME: KeyFrame = {
  name: 'Lobby',
  floorId: 'f_ground',
  center: [13.4001234, 52.5],
  zoom: 19,
  bearingDegrees: 30,
  pitchDegrees: 60,
  duration: 10_000,
  easing: 'ease-in-out',
  hold: 1000,
};

export const FRAMES: readonly KeyFrame[] = [
  FRAME,
  { ...FRAME, name: 'Stairs', easing: 'linear', duration: 20_000, hold: 2000 },
  { ...FRAME, name: 'Roof', floorId: 'f_upper', easing: 'ease-in', duration: 30_000, hold: 3000 },
];
