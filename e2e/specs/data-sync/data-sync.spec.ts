import { expect, open, sharedPageTest as test } from '../../test.ts';

const PAGE = '/docs/data-sync/getting-started-data-sync';

test('lists the errors of a broken feed by record', async ({ page }) => {
  await open(page, PAGE);
  const form = page.getByRole('form', { name: 'Dry run of a feed' });
  await form.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('The feed is empty');

  const record = { externalId: 'a', name: 'A', type: 'tenant', openinghours: [] };
  const feed = { kind: 'location', version: '1.0', items: [record, { ...record, name: 7 }] };
  await form.getByRole('textbox', { name: 'Feed' }).fill(JSON.stringify(feed));
  await form.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('1 of 2 records can be used: 1 error');
  await expect(form).toContainText('Expected a string, found 7.');
  await expect(form).toContainText('Did you mean "openingHours"?');
});

test('accepts the sample and shows its changes to the demo mall', async ({ page }) => {
  await open(page, PAGE);
  const form = page.getByRole('form', { name: 'Dry run of a feed' });
  await form.getByRole('button', { name: 'Load sample' }).click();
  await expect(form.getByRole('status')).toContainText('No problems found.');
  const changes = form.getByRole('region', { name: 'Changes to Harbour Mall' });
  await expect(changes.getByRole('row', { name: /^tags books, livros/ })).toBeVisible();
  await expect(changes).toContainText('Places without a record');
});
