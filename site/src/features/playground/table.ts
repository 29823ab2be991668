import table from '@generated/playground-files/default/table.json';

/** What the build knows of the playground's files. */
export const playgroundTable = table;
