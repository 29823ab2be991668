/**
 * How the calls of a native SDK cross to the web view. They use the messages of the React Native
 * SDK (`packages/react-native-sdk/src/protocol/messages.ts`): a request names a target and a method,
 * a subscription a target and an event.
 */
export type BridgeContract = {
  /** What objects of a type are on the other side, by the name of the type. */
  readonly targets: Readonly<Record<string, HostTarget>>;
  /**
   * Members that do not have the name of their message, as `Type.member`. Those that need none are
   * `local`, with why.
   */
  readonly exceptions: Readonly<Record<string, Crossing | readonly Crossing[]>>;
  /** What the page can answer and the SDK does not offer, as `target.member`, with why. */
  readonly notOffered: Readonly<Record<string, string>>;
};

/**
 * Whom a message is for: the page itself (`host`), the map, a namespace of it (`camera`), a feature
 * beyond the core (`feature:blue-dot`) or a thing by its handle (`handle:Marker`).
 */
export type HostTarget = string;

/** A message, or why there is none. */
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
