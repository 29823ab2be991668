import type { SymbolKind } from '@brand/reference';
import { createStorageSlot } from '@docusaurus/theme-common';
import { KIND_WORDS } from './kinds';
import type { PublishedReference, PublishedSymbol } from './published';

/** A symbol that the reader opened. */
export type RecentSymbol = {
  readonly sdk: string;
  readonly version: string;
  readonly id: string;
  readonly kind: SymbolKind;
};

const MAX_RECENT_SYMBOLS = 12;
const slot = createStorageSlot('portal.recent-symbols');

/** Newest first. Stored in this browser only. */
export function readRecentSymbols(): RecentSymbol[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentSymbol) : [];
  } catch {
    // Written by another version of the portal, or edited by hand.
    return [];
  }
}

export function rememberSymbol(
  { sdk, version }: PublishedReference,
  { id, kind }: PublishedSymbol,
): void {
  const others = readRecentSymbols().filter(
    (each) => each.id !== id || each.sdk !== sdk || each.version !== version,
  );
  slot.set(JSON.stringify([{ sdk, version, id, kind }, ...others].slice(0, MAX_RECENT_SYMBOLS)));
}

export function forgetRecentSymbols(): void {
  slot.del();
}

function isRecentSymbol(value: unknown): value is RecentSymbol {
  if (typeof value !== 'object' || value === null) return false;
  const { sdk, version, id, kind } = value as Record<string, unknown>;
  if ([sdk, version, id, kind].some((field) => typeof field !== 'string')) return false;
  return Object.hasOwn(KIND_WORDS, kind as string);
}
