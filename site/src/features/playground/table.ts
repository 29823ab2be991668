import table from '@generated/playground-files/default/table.json';

/** Index of the playground's files, written by the build. */
export const playgroundTable = table;
