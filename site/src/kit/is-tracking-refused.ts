type TrackingSignals = {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
};

/** Do Not Track, or its successor, asks not to be counted. */
export function isTrackingRefused({ doNotTrack, globalPrivacyControl }: TrackingSignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
