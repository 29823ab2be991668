/** Shows rows in the page, as text. */
export function showTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const table = document.createElement('table');
  table.createCaption().textContent = caption;
  const head = table.createTHead().insertRow();
  for (const text of heads) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = text;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const value of row) {
      const cell = line.insertCell();
      cell.textContent = String(value);
      if (typeof value === 'number') cell.style.textAlign = 'end';
    }
  }
  table.style.cssText = 'margin: 1rem auto; border-spacing: 1.25rem 0.375rem';
  document.querySelector('#map')!.append(table);
}
