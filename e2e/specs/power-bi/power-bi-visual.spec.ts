import { PowerBiHost, type ReportRow } from './power-bi-host.ts';
import { expect, test } from '../../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 800, height: 600 } });

/** Positions in the halls of the demo mall. */
const ROWS: readonly ReportRow[] = [
  [38.70325, -9.1389, 0, 'Fountain', 'Rest'],
  [38.7032, -9.1392, 'f_ground', 'West hall', 'Rest'],
  [38.70325, -9.1386, 'Ground floor', 'Stand', 'Food'],
  [38.70325, -9.1389, 1, 'Gallery', 'Rest'],
  [38.70325, -9.1389, null, 'Nowhere', 'Rest'],
  [-9.1389, 38.70325, 0, 'Swapped', 'Rest'],
];
const VENUE = { venue: { venue: 'harbour-mall' } };

test('draws rows on their floors and lists rows that it cannot draw', async ({ page, baseURL }) => {
  const host = await PowerBiHost.open(page, baseURL!);
  await host.update(ROWS, VENUE);
  await expect.poll(async () => (await host.readCalls()).finished).toBe(1);
  const dots = host.inside.locator('canvas[data-dots]');
  const floors = host.inside.getByRole('combobox');
  // The floor with the most rows is selected first.
  await expect(floors).toHaveValue('f_ground');
  await expect(dots).toHaveAttribute('data-dots', '3');
  await floors.selectOption({ label: 'Upper floor (1)' });
  await expect(dots).toHaveAttribute('data-dots', '1');
  await host.inside.getByText('2 notices').click();
  await expect(
    host.inside.getByText('1 row not drawn: no floor is set. Add a floor to each row.'),
  ).toBeVisible();
  await expect(host.inside.getByText('Swap the two fields.')).toBeVisible();
  // A heat map has no dots, and keeps the floor that the reader selected.
  const heat = { ...VENUE, picture: { kind: 'heat' } };
  await Promise.all([host.update(ROWS, heat), host.update(ROWS, heat)]);
  await expect.poll(async () => (await host.readCalls()).finished).toBe(3);
  await expect(dots).toHaveAttribute('data-dots', '0');
  await expect(floors).toHaveValue('f_upper');
  expect((await host.readCalls()).failures).toEqual([]);
});

test('reports a selected row to the host, by keyboard and by pointer', async ({
  page,
  baseURL,
}) => {
  const host = await PowerBiHost.open(page, baseURL!);
  await Promise.all([host.update([], VENUE), host.update(ROWS, VENUE)]);
  await expect.poll(async () => (await host.readCalls()).finished).toBe(2);
  const points = host.inside.getByRole('listbox', { name: 'Points on this floor' });
  await points.focus();
  await points.press('ArrowRight');
  await expect(points).toContainText('2 of 3: West hall');
  await points.press('Enter');
  const { selections, tooltip } = await host.readCalls();
  expect(selections).toEqual([[1]]);
  expect(tooltip?.lines).toEqual(['Name: West hall', 'Category: Rest', 'Weight: 1']);
  const [x = 0, y = 0] = tooltip?.coordinates ?? [];
  await page.mouse.click(20, 300);
  await page.mouse.click(x, y);
  await expect.poll(async () => (await host.readCalls()).selections).toEqual([[1], [], [1]]);
});
