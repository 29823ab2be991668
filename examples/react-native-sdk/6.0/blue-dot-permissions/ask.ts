import { PermissionsAndroid, Platform } from 'react-native';

// #region ask
/** Your app must ask on Android. iOS asks when the web view requests a position. */
export async function mayLocate(): Promise<boolean> {
  if (Platform.OS !== 'android') return true;
  const { ACCESS_FINE_LOCATION } = PermissionsAndroid.PERMISSIONS;
  const answer = await PermissionsAndroid.request(ACCESS_FINE_LOCATION);
  return answer === PermissionsAndroid.RESULTS.GRANTED;
}
// #endregion ask
