import { DEFAULT_PAGE, type Venue, type VenueSummary } from '@brand/rest-api';
import type { Grant } from '../access/tokens.ts';
import { invalidQuery, ProblemError } from '../problem-error.ts';
import type { Database, Row } from '@brand/sql-database';
import type { DemoVenues } from './demo-venues.ts';
import type { PageQuery } from '../storage/read-page.ts';

/** A venue that a key can read, and the demo venue that provides its bundle. */
export type VisibleVenue = {
  readonly venue: Venue;
  readonly sourceId: string;
  readonly etag: string;
};

const VERSIONS: Venue['versions'] = [1, 2, 3];
const ID = /^[a-z0-9][a-z0-9_-]{0,79}$/;

/** Venues that a key can read: the demo venues, or the published maps of its workspace. */
export class VisibleVenues {
  readonly #demo: DemoVenues;
  readonly #database: Database;

  constructor(demo: DemoVenues, database: Database) {
    this.#demo = demo;
    this.#database = database;
  }

  async list(
    grant: Grant,
    { limit = DEFAULT_PAGE, cursor }: PageQuery,
  ): Promise<{ items: VenueSummary[]; nextCursor?: string }> {
    const after = cursor === undefined ? '' : readCursor(cursor);
    const ids = await this.#idsAfter(grant, after, limit + 1);
    const shown = ids.slice(0, limit);
    const found = await Promise.all(shown.map((id) => this.#lookUp(grant, id)));
    const last = shown.at(-1);
    return {
      items: found.flatMap((each) => (each ? [summaryOf(each.venue)] : [])),
      ...(ids.length > limit && last && { nextCursor: Buffer.from(last).toString('base64url') }),
    };
  }

  async find(grant: Grant, id: string): Promise<VisibleVenue> {
    const found = await this.#lookUp(grant, id);
    if (!found)
      throw new ProblemError('venue-not-found', `Your key cannot access a venue "${id}".`);
    return found;
  }

  async #idsAfter({ workspaceId, tenant }: Grant, after: string, most: number): Promise<string[]> {
    if (workspaceId === undefined) return this.#demo.ids.filter((id) => id > after).slice(0, most);
    const rows = await this.#database.read(
      `SELECT id FROM rest_maps WHERE tenant = $1 AND workspace_id = $2 AND is_published = 1
       AND id > $3 ORDER BY id LIMIT $4`,
      [tenant, workspaceId, after, most],
    );
    return rows.map(({ id }) => String(id));
  }

  async #lookUp(grant: Grant, id: string): Promise<VisibleVenue | undefined> {
    if (grant.workspaceId === undefined) {
      const venue = await this.#demo.find(id);
      if (!venue) return undefined;
      const { sha256, ...rest } = venue;
      return {
        venue: { ...rest, floors: [...rest.floors], versions: VERSIONS },
        sourceId: id,
        etag: `"${sha256.slice(0, 16)}"`,
      };
    }
    const [row] = await this.#database.read(
      `SELECT * FROM rest_maps
       WHERE id = $1 AND tenant = $2 AND workspace_id = $3 AND is_published = 1`,
      [id, grant.tenant, grant.workspaceId],
    );
    return row && this.#fromMap(row);
  }

  async #fromMap(row: Row): Promise<VisibleVenue | undefined> {
    const sourceId = String(row['source_venue_id']);
    const source = await this.#demo.find(sourceId);
    if (!source) return undefined;
    return {
      venue: {
        id: String(row['id']),
        name: String(row['name']),
        updatedAt: String(row['published_at']),
        versions: VERSIONS,
        floors: [...source.floors],
      },
      sourceId,
      // The ETag changes when a map is renamed or published again.
      etag: `"${source.sha256.slice(0, 16)}-${Date.parse(String(row['updated_at'])).toString(36)}"`,
    };
  }
}

function summaryOf({ id, name, updatedAt, versions }: Venue): VenueSummary {
  return { id, name, updatedAt, versions };
}

function readCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (ID.test(id)) return id;
  throw invalidQuery('cursor', 'must be the nextCursor of a previous page');
}
