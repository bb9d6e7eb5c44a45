import { type Form, forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import type { RecordChange } from '@suite/contracts/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { useLanguage, useStrings } from '../src/language/use-strings.ts';
import { type NoteDrafts, NoteDraftsContext } from '../src/records/detail/note-drafts.ts';
import { formConfig } from '../src/records/form-config.tsx';
import { RecordScreen } from '../src/records/RecordScreen.tsx';
import { recordStrings } from '../src/records/record-strings.ts';
import { account, type useFakeApi } from './fake-api.ts';
import { openAdminScreen } from './open-admin-screen.tsx';

type Api = ReturnType<typeof useFakeApi>;

/** Renders the list of a form as the panel does, without the rest of the panel. */
function Records({ form }: { form: Form }) {
  const language = useLanguage();
  const config = formConfig(form, language, useStrings(recordStrings));
  const [drafts] = useState<NoteDrafts>(() => new Map());
  return (
    <NoteDraftsContext value={drafts}>
      <RecordScreen config={config} canManage newCount={0} onNewShown={() => undefined} />
    </NoteDraftsContext>
  );
}

/** Mounts the list of a form, by default of the leads, at an address of the panel. */
export async function showRecords(api: Api, search = '', form: Form = forms[0]) {
  await api.signIn();
  return openAdminScreen(<Records form={form} />, account, `/backend${search}`);
}

/** Waits until the open list is loaded. */
export async function listLoaded() {
  await screen.findByRole('table');
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
}

/** Mounts the list of leads at an address of the panel, and waits until it is loaded. */
export async function openLeads(api: Api, search = '') {
  const opened = await showRecords(api, search);
  await listLoaded();
  return opened;
}

/** Changes or deletes the lead 1 as a colleague would. In `act`, because the open list may be loading something. */
export const actAsColleague = (method: 'PATCH' | 'DELETE', change?: RecordChange) =>
  act(async () => {
    await fetch(`${location.origin}${apiPaths.record('business-leads', 1)}`, {
      method,
      ...(change && { body: JSON.stringify(change) }),
    });
  });

export const namesInList = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

export const sidePanel = () => screen.findByRole('complementary', { name: 'Submission' });

export const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

export const leadDeleted = expect.objectContaining({
  title: 'Success',
  description: 'Lead deleted successfully',
});

/** Returns the notice of a failure. */
export const failure = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

/** Returns the API's answer for a record that no longer exists. */
export const gone = () => HttpResponse.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
