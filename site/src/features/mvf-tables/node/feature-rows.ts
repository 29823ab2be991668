import type { FieldRow, FieldTable } from '@brand/mvf/reference';

/** A row with the anchor of its field: the type that has the field, and its name there. */
type AnchoredRow = FieldRow & { readonly anchor: string };

/** The rows of a type. A GeoJSON collection also has the rows of its features. */
export function rowsWithFeatures(
  table: FieldTable,
  tableOf: (name: string) => FieldTable,
): readonly AnchoredRow[] {
  return table.rows.flatMap((row) => {
    const own = { ...row, anchor: `${table.name}.${row.name}` };
    const below = nestedType(row);
    if (below === undefined) return [own];
    const prefix = row.type.endsWith('[]') ? `${row.name}[].` : `${row.name}.`;
    const nested = rowsWithFeatures(tableOf(below), tableOf);
    return [own, ...nested.map((each) => ({ ...each, name: prefix + each.name }))];
  });
}

/** Names of the types whose fields are in the table of this type. */
export function listInlinedTypes(name: string, tableOf: (name: string) => FieldTable): string[] {
  const below = tableOf(name).rows.flatMap((row) => nestedType(row) ?? []);
  return [name, ...below.flatMap((each) => listInlinedTypes(each, tableOf))];
}

/** Features and their properties are types that nothing else refers to. */
function nestedType({ name, references: [type] }: FieldRow): string | undefined {
  const isNested =
    (name === 'features' && type?.endsWith('Feature')) ||
    (name === 'properties' && type?.endsWith('Properties'));
  return isNested ? type : undefined;
}
