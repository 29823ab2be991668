import type { GeometryElement } from '@brand/venue';
import type { ElementChange } from '../../kernel/element-control.ts';
import { CHANGE_FIELDS } from './check-view-state.ts';
import type { ViewStateElements } from './view-state.ts';

/** Groups changed elements with equal changes, in the order of the changes. */
export function captureElements(
  changed: ReadonlyMap<GeometryElement, ElementChange>,
): ViewStateElements[] {
  const groups = new Map<
    string,
    { change: ViewStateElements['change']; ids: Record<string, string[]> }
  >();
  for (const [element, change] of changed) {
    const own = ownChange(change);
    const key = JSON.stringify(own);
    if (key === '{}') continue;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { change: own, ids: {} }));
    (group.ids[element.type] ??= []).push(element.id);
  }
  return [...groups.values()];
}

/** The fields that differ from the default, in a fixed order. */
function ownChange(change: ElementChange): ViewStateElements['change'] {
  const fields: { readonly [field: string]: unknown } = change;
  const own = CHANGE_FIELDS.filter(
    (field) => fields[field] !== undefined && fields[field] !== 'default',
  ).map((field) => [field, fields[field]]);
  return Object.fromEntries(own) as ViewStateElements['change'];
}
