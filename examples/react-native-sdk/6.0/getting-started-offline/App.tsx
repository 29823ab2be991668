import { MapView } from '@brand/react-native-sdk';
import { useEffect, useState } from 'react';
import { Text } from 'react-native';

// #region read
/** Reads and writes text on the device, with your app's file library. */
type BundleFile = {
  read(): Promise<string | undefined>;
  write(base64: string): Promise<void>;
};

async function loadBundle(
  address: string,
  file: BundleFile,
): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    if (response.ok) await file.write(await toBase64(await response.blob()));
  } catch {
    // Offline: use the copy from the last time.
  }
  return file.read();
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(new Error('The bundle could not be read.'));
    reader.readAsDataURL(blob);
  });
}
// #endregion read

// #region show
export default function App() {
  const [base64, setBase64] = useState<string>();
  useEffect(() => {
    void loadBundle(ADDRESS, file).then(setBase64);
  }, []);
  if (base64 === undefined) return <Text>Go online once to load the map.</Text>;
  return <MapView source={{ bundle: { base64 } }} />;
}
// #endregion show

const ADDRESS =
  'https://maps.example.com/venues/kestrel-house/mvf-3.zip?key=demo';

let kept: string | undefined;
const file: BundleFile = {
  read: () => Promise.resolve(kept),
  write: (text) => {
    kept = text;
    return Promise.resolve();
  },
};
