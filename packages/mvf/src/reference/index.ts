export { fieldTable, fieldTables, type FieldRow, type FieldTable } from './field-table.ts';
export { fileTable, type FileRow } from './file-table.ts';
export { jsonSchema, type JsonSchema, type JsonSchemaDocument } from './json-schema.ts';
