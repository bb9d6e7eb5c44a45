import { expect, test } from '../support/browser-test.ts';
import { download, enterPanel, openedRecord, send, uniqueText } from '../support/panel.ts';
import { parseCsv } from '../support/parse-csv.ts';

test('the audit log is filtered, exported and links to the record', { tag: '@all' }, async ({ page }) => {
  const name = uniqueText();
  await send(page, { name });
  await enterPanel(page, '?view=audit');
  const find = async () => (await page.request.get(`/api/admin/business-leads?limit=1&q=${name}`)).json();
  await expect.poll(find).toHaveLength(1);
  const [{ id }] = await find();
  expect((await page.request.delete(`/api/admin/business-leads/${id}`)).ok()).toBe(true);
  await page.reload();
  const what = page.getByRole('combobox', { name: 'What' });
  await expect(what.getByRole('option', { name: 'Moved to the trash' })).toBeAttached();
  await test.step('a press right after the choice of a filter already exports what it selects', async () => {
    // Without a pause between both, as on a busy machine.
    const exported = await what.evaluate(async (select: HTMLSelectElement) => {
      select.value = 'deleted';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Export CSV',
      );
      return button?.form && new FormData(button.form).get('kind');
    });
    expect(exported).toBe('deleted');
  });
  await expect(page).toHaveURL(/kind=deleted/);
  const link = page.getByRole('link', { name: `Record ${id} in Business Leads` });
  await expect(link).toBeVisible();
  const file = await download(page);
  expect(file.name).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const [columns, ...entries] = parseCsv(file.bytes.toString());
  expect(columns).toEqual(['id', 'at', 'username', 'kind', 'detail', 'address']);
  expect(new Set(entries.map((cells) => cells[3]))).toEqual(new Set(['deleted']));
  await link.press('Enter');
  await expect(openedRecord(page)).toContainText(name);
});
