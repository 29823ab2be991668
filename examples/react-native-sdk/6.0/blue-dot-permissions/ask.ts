import { PermissionsAndroid, Platform } from 'react-native';

// #region ask
/** Android asks the app; iOS asks by itself when the web view wants a position. */
export async function mayLocate(): Promise<boolean> {
  if (Platform.OS !== 'android') return true;
  const { ACCESS_FINE_LOCATION } = PermissionsAndroid.PERMISSIONS;
  const answer = await PermissionsAndroid.request(ACCESS_FINE_LOCATION);
  return answer === PermissionsAndroid.RESULTS.GRANTED;
}
// #endregion ask
