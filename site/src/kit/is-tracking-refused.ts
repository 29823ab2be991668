type TrackingSignals = {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
};

/** Whether the reader opted out by Do Not Track or its successor, Global Privacy Control. */
export function isTrackingRefused({ doNotTrack, globalPrivacyControl }: TrackingSignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
