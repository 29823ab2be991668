declare module '@generated/playground-files/default/table.json' {
  const table: import('./sample-source').PlaygroundTable;
  export default table;
}
