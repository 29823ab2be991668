import { Hono } from 'hono';
import type { IndexSettings, StoredObject } from '@brand/search-engine';
import { isObject } from '@brand/search-engine';
import { type BatchAction, applyBatchAction, readBatch } from './batch.ts';
import type { IndexStore } from './index-store.ts';
import { listPage } from './list-page.ts';
import { prepareParameters } from './prepare-parameters.ts';
import { badRequest, ProtocolError } from './protocol-error.ts';
import { MAX_WRITE_BODY_BYTES, readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { rejectBadFilters } from './reject-bad-filters.ts';

/** Parameters that select objects to delete. At least one is required, to avoid deleting all. */
const FILTERS = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'] as const;

/** Routes that change indexes. */
export function createWriteRoutes(store: IndexStore): Hono {
  const app = new Hono();
  addIndexRoutes(app, store);
  addObjectRoutes(app, store);
  return app;
}

type Act = (
  index: string,
  actions: readonly BatchAction[],
) => { readonly taskID: number; readonly objectIDs: readonly string[] };

/** Applies the actions of a batch. An invalid action changes nothing. */
function createAct(store: IndexStore): Act {
  return (index, actions) => {
    const objectIDs: string[] = [];
    const taskID = store.change(index, (objects) => {
      const copy = new Map<string, StoredObject>(objects);
      for (const action of actions) objectIDs.push(applyBatchAction(copy, action));
      objects.clear();
      for (const [id, object] of copy) objects.set(id, object);
    });
    return { taskID, objectIDs };
  };
}

function addIndexRoutes(app: Hono, store: IndexStore): void {
  const act = createAct(store);
  app.get('/1/indexes', async ({ req, json }) => json(listPage(await store.list(), req.query())));

  app.post('/1/indexes/:index/batch', async ({ req, json }) => {
    const index = req.param('index');
    const body = await bodyOf(req.raw);
    if (index !== '*') return json(act(index, readBatch(body)));
    const { requests } = body;
    if (!Array.isArray(requests) || !requests.every(hasIndexName)) {
      throw badRequest('requests: expected a list of actions, each with a string "indexName".');
    }
    const results = [...Map.groupBy(requests, ({ indexName }) => indexName)].map(
      ([name, own]) => [name, act(name, readBatch({ requests: own }))] as const,
    );
    return json({
      taskID: Object.fromEntries(results.map(([name, { taskID }]) => [name, taskID])),
      objectIDs: results.flatMap(([, { objectIDs }]) => objectIDs),
    });
  });

  app.post('/1/indexes/:index/clear', ({ req, json }) => {
    const taskID = store.change(req.param('index'), (objects) => objects.clear());
    return json({ taskID, updatedAt: now() });
  });

  app.post('/1/indexes/:index/operation', async ({ req, json }) => {
    const { operation, destination, scope } = await bodyOf(req.raw);
    if ((operation !== 'copy' && operation !== 'move') || typeof destination !== 'string') {
      throw badRequest('operation: expected "copy" or "move", and a string as destination.');
    }
    const parts = Array.isArray(scope) ? scope.map(String) : undefined;
    const taskID = store.transfer(req.param('index'), destination, operation, parts);
    return json({ taskID, updatedAt: now() });
  });

  app.put('/1/indexes/:index/settings', async ({ req, json }) => {
    const settings = (await bodyOf(req.raw)) as Partial<IndexSettings>;
    return json({ taskID: store.setSettings(req.param('index'), settings), updatedAt: now() });
  });

  app.get('/1/indexes/:index/settings', ({ req, json }) =>
    json(store.settings(req.param('index'))),
  );

  app.get('/1/indexes/:index/task/:task', ({ req, json }) => {
    const status = store.stateOfTask(Number(req.param('task')));
    if (status === undefined) throw new ProtocolError(404, 'Task not found');
    return json({ status, pendingTask: status !== 'published' });
  });

  app.delete('/1/indexes/:index', ({ req, json }) =>
    json({ taskID: store.delete(req.param('index')), deletedAt: now() }),
  );
}

function addObjectRoutes(app: Hono, store: IndexStore): void {
  const act = createAct(store);
  app.post('/1/indexes/:index', async ({ req, json }) => {
    const body = await bodyOf(req.raw);
    const { taskID, objectIDs } = act(req.param('index'), [{ action: 'addObject', body }]);
    return json({ taskID, objectID: objectIDs[0], createdAt: now() }, 201);
  });

  app.put('/1/indexes/:index/:object', async ({ req, json }) => {
    const objectID = req.param('object');
    const body = { ...(await bodyOf(req.raw)), objectID };
    const { taskID } = act(req.param('index'), [{ action: 'updateObject', body }]);
    return json({ taskID, objectID, updatedAt: now() });
  });

  app.delete('/1/indexes/:index/:object', ({ req, json }) => {
    const body = { objectID: req.param('object') };
    const { taskID } = act(req.param('index'), [{ action: 'deleteObject', body }]);
    return json({ taskID, deletedAt: now() });
  });

  app.post('/1/indexes/:index/:object/partial', async ({ req, json }) => {
    const objectID = req.param('object');
    const action =
      req.query('createIfNotExists') === 'false'
        ? 'partialUpdateObjectNoCreate'
        : 'partialUpdateObject';
    const body = { ...(await bodyOf(req.raw)), objectID };
    const { taskID } = act(req.param('index'), [{ action, body }]);
    return json({ taskID, objectID, updatedAt: now() });
  });

  app.post('/1/indexes/:index/deleteByQuery', async ({ req, json }) => {
    const index = store.searchable(req.param('index'));
    const { query: _query, ...filters } = prepareParameters(readParameters(await bodyOf(req.raw)));
    if (!FILTERS.some((name) => filters[name] !== undefined)) {
      throw badRequest(`Expected a filter: one of ${FILTERS.join(', ')}.`);
    }
    const { documents } = rejectBadFilters(() => index.find({ ...filters, distinct: false }, 0));
    const taskID = store.change(req.param('index'), (objects) => {
      for (const at of documents) objects.delete(index.objects[at]?.objectID ?? '');
    });
    return json({ taskID, updatedAt: now() });
  });
}

function hasIndexName(request: unknown): request is { readonly indexName: string } {
  return isObject(request) && typeof request['indexName'] === 'string';
}

function now(): string {
  return new Date().toISOString();
}

function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  return readBody(request, MAX_WRITE_BODY_BYTES);
}
