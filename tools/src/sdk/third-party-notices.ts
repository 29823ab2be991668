import { findPackages, formatNotices, readNotice } from '@brand/third-party-notices';
import type { OutputChunk } from 'rolldown';

/** The licences of third-party packages in the chunks, as one text. */
export function thirdPartyNotices(chunks: readonly OutputChunk[]): string {
  const folders = findPackages(chunks.flatMap((chunk) => Object.keys(chunk.modules)));
  return formatNotices('This package', folders.map(readNotice));
}
