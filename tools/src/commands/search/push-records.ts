import type { DocsRecord } from '@brand/wire/search';
import type { Algoliasearch } from 'algoliasearch';

export type PushOptions = {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly records: readonly DocsRecord[];
  readonly settings: object;
  readonly onProgress: (sent: number) => void;
};

const BATCH = 1000;

/**
 * Replaces records and settings of an index atomically: they go into a temporary index, which is
 * moved into place when it is complete. Readers never see a partial index, and a failed push
 * changes nothing.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const { client, indexName, records, settings, onProgress } = options;
  const besideName = `${indexName}_tmp_${Date.now()}`;
  try {
    const { taskID } = await client.setSettings({ indexName: besideName, indexSettings: settings });
    await client.waitForTask({ indexName: besideName, taskID });
    for (let sent = 0; sent < records.length; sent += BATCH) {
      const objects = records.slice(sent, sent + BATCH).map((record) => ({ ...record }));
      await client.saveObjects({ indexName: besideName, objects, waitForTasks: true });
      onProgress(sent + objects.length);
    }
    const moved = await client.operationIndex({
      indexName: besideName,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID: moved.taskID });
  } catch (error) {
    // Reports the first error, not one of the clean-up.
    await discard(client, besideName).catch(() => undefined);
    throw error;
  }
}

async function discard(client: Algoliasearch, indexName: string): Promise<void> {
  const { taskID } = await client.deleteIndex({ indexName });
  await client.waitForTask({ indexName, taskID });
}
