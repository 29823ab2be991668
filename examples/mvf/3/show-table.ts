/** Shows the rows in the page as text. */
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
  // On phones, columns move closer together.
  table.style.margin = '1rem auto';
  table.style.fontSize = 'clamp(0.75rem, 3.4vw, 1rem)';
  table.style.borderSpacing = 'clamp(0.25rem, 2vw, 1.25rem) 0.375rem';
  const place = document.querySelector<HTMLElement>('#map')!;
  place.style.overflow = 'auto';
  place.append(table);
}
