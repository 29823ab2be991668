import type { StoredObject } from '@brand/search-engine';
import { isObject } from '@brand/search-engine';
import { applyPartialUpdate } from './partial-update.ts';
import { badRequest } from './protocol-error.ts';

export type BatchAction = {
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
};

const MAX_ACTIONS = 100_000;

/** Parses `{ requests: [{ action, body }] }`. */
export function readBatch(body: Readonly<Record<string, unknown>>): BatchAction[] {
  const { requests } = body;
  if (!Array.isArray(requests)) throw badRequest('requests: expected a list of actions.');
  if (requests.length > MAX_ACTIONS) {
    throw badRequest(
      `requests: more than ${MAX_ACTIONS} actions in one request. Send several batches.`,
    );
  }
  return requests.map((request) => {
    const action = isObject(request) ? request['action'] : undefined;
    const content = isObject(request) ? (request['body'] ?? {}) : undefined;
    if (typeof action !== 'string' || !isObject(content)) {
      throw badRequest('requests: each action needs a string "action" and an object "body".');
    }
    return { action, body: content };
  });
}

/** Applies one action and returns the id of its object. */
export function applyBatchAction(
  objects: Map<string, StoredObject>,
  { action, body }: BatchAction,
): string {
  switch (action) {
    case 'addObject': {
      const id = body['objectID'] === undefined ? crypto.randomUUID() : idOf(body);
      objects.set(id, { ...body, objectID: id });
      return id;
    }
    case 'updateObject':
      objects.set(idOf(body), { ...body, objectID: idOf(body) });
      return idOf(body);
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      const id = idOf(body);
      const before = objects.get(id);
      if (before || action === 'partialUpdateObject') {
        const changes = Object.entries(body).map(
          ([name, value]) => [name, applyPartialUpdate(before?.[name], value)] as const,
        );
        objects.set(id, { ...before, ...Object.fromEntries(changes), objectID: id });
      }
      return id;
    }
    case 'deleteObject':
      objects.delete(idOf(body));
      return idOf(body);
    case 'clear':
    case 'delete':
      objects.clear();
      return '';
    default:
      throw badRequest(
        `"${action.slice(0, 60)}" is not an action. Use one of: addObject, updateObject, partialUpdateObject, partialUpdateObjectNoCreate, deleteObject, clear, delete.`,
      );
  }
}

function idOf(body: Readonly<Record<string, unknown>>): string {
  const id = body['objectID'];
  if (typeof id === 'string' && id !== '') return id;
  if (typeof id === 'number') return String(id);
  throw badRequest('objectID: expected a string.');
}
