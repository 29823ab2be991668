export { blueDot } from './blue-dot.ts';
export { replayPositions } from './replay-positions.ts';
export type {
  PositionReplay,
  RecordedPosition,
  ReplayedFrame,
  ReplayedPosition,
  ReplayOptions,
} from './replay-positions.ts';
export type {
  BlueDot,
  BlueDotEvents,
  BlueDotOptions,
  BlueDotStyle,
  BlueDotTexts,
  FollowMode,
  FollowOptions,
  PositionFilter,
  SimulatedWalk,
  SimulateOptions,
} from './blue-dot-options.ts';
export type { DotPosition, DotState, PositionOrigin, PositionReport } from './position.ts';
export type {
  DeviceGrants,
  DeviceSources,
  Sensor,
  SensorGrant,
  SensorProblem,
  SensorSink,
  SensorSource,
  WatchDeviceOptions,
} from './sensor-source.ts';
