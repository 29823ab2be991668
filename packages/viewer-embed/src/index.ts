export {
  type ConnectedViewer,
  type ConnectOptions,
  connectViewer,
  type ViewerEvents,
} from './connect-viewer.ts';
export {
  KIOSK_SECONDS,
  LINK_PARAMETERS,
  type LinkProblem,
  type ParsedLink,
  readDeepLink,
  writeDeepLink,
} from './deep-link.ts';
export { type EmbeddedViewer, type EmbedOptions, embedViewer } from './embed-viewer.ts';
export {
  type HostMessage,
  PROTOCOL,
  PROTOCOL_VERSION,
  type Received,
  type Sent,
  unwrap,
  type ViewerErrorCode,
  type ViewerMessage,
  type ViewerProblem,
  wrap,
} from './protocol.ts';
export { readStateChange } from './read-state-change.ts';
export { ViewerError } from './viewer-error.ts';
export type {
  ViewerCamera,
  ViewerLink,
  ViewerMode,
  ViewerState,
  ViewerStateChange,
  ViewerTheme,
} from './viewer-state.ts';
