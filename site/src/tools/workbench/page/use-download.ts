import { saveFile } from '@site/src/kit/save-file';
import type { DownloadFormat } from '../protocol';
import type { BenchClient } from '../workbench-client';
import { useState } from 'react';

/** Writes and saves files of the venue, one at a time. */
export function useDownload(client: BenchClient): {
  readonly download: (format: DownloadFormat, floorId: string) => Promise<void>;
  readonly isBusy: boolean;
  /** What was saved, or why nothing was. */
  readonly said: string;
} {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const download = async (format: DownloadFormat, floorId: string): Promise<void> => {
    setBusy(true);
    setSaid('Writing the file');
    try {
      const { name, blob } = await client.download(format, floorId);
      saveFile(name, blob);
      setSaid(`${name} was downloaded (${(blob.size / 1000).toFixed(0)} KB).`);
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy, said };
}
