/**
 * Maps the calls of a native SDK to messages for the web view. They are the messages of the React
 * Native SDK (`packages/react-native-sdk/src/protocol/messages.ts`): a request names a target and a
 * method, a subscription a target and an event.
 */
export type BridgeContract = {
  /** Targets by the name of the type. */
  readonly targets: Readonly<Record<string, HostTarget>>;
  /**
   * Members whose name differs from their message, as `Type.member`. Members without a message are
   * `local`, with the reason.
   */
  readonly exceptions: Readonly<Record<string, Crossing | readonly Crossing[]>>;
  /** Methods of the page that the SDK does not offer, as `target.member`, with the reason. */
  readonly notOffered: Readonly<Record<string, string>>;
};

/**
 * Target of a message: the page itself (`host`), the map, a namespace of it (`camera`), a feature
 * beyond the core (`feature:blue-dot`) or an object by its handle (`handle:Marker`).
 */
export type HostTarget = string;

/** A message, or the reason for none. */
export type Crossing =
  | { readonly request: string; readonly of?: HostTarget }
  | { readonly event: string; readonly of?: HostTarget }
  | { readonly local: string };

/** A message by its target and the name of its method or event. */
export type Message = {
  readonly kind: 'request' | 'event';
  readonly target: HostTarget;
  readonly name: string;
};
