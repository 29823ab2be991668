import type { FieldTable, FileRow } from '@brand/mvf/reference';

type Extension = {
  readonly name: string;
  readonly files: readonly FileRow[];
  /** Extensions whose ids it refers to, except the core. */
  readonly needs: readonly string[];
};

/** The extensions of a version, in file order, with the extensions that they refer to. */
export function listExtensions(
  files: readonly FileRow[],
  tableOf: (name: string) => FieldTable,
): Extension[] {
  const groups = [...Map.groupBy(files, ({ extension }) => extension)];
  const ownerOf = new Map(
    groups.flatMap(([name, group]) => declaredIds(group, tableOf).map((id) => [id, name] as const)),
  );
  return groups.map(([name, group]) => {
    const types = group.flatMap(({ type }) => reachedTypes(type, tableOf));
    const owners = types.flatMap((type) => ownerOf.get(type) ?? []);
    const needs = [...new Set(owners)].filter((owner) => owner !== name && owner !== 'core');
    return { name, files: group, needs };
  });
}

/** Id types that the objects of the files declare: `FloorId` for a floor. */
function declaredIds(
  files: readonly FileRow[],
  tableOf: (name: string) => FieldTable,
): readonly string[] {
  const types = files.flatMap(({ type }) => reachedTypes(type, tableOf));
  return types.flatMap((type) =>
    tableOf(type).rows.flatMap(({ name, references: [id] }) =>
      name === 'id' && id?.endsWith('Id') ? [id] : [],
    ),
  );
}

function reachedTypes(start: string, tableOf: (name: string) => FieldTable): readonly string[] {
  const reached = new Set([start]);
  for (const type of reached) {
    const { rows, references } = tableOf(type);
    for (const name of [...references, ...rows.flatMap((row) => row.references)]) reached.add(name);
  }
  return [...reached];
}
