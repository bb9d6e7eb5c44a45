import { apiPaths } from '@suite/contracts/paths';
import type { SavedView } from '@suite/contracts/records';
import { api, orRefusedWith } from '@suite/web-api';

const extraOptions = { needsSession: true };
const savedViews = { type: 'Account', id: 'saved views' } as const;

// Invalidate after a refusal too: the user may have changed the views in another tab.
const invalidatesTags = [savedViews];

export const { useListSavedViewsQuery, useSaveViewMutation, useRenameViewMutation, useDeleteViewMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listSavedViews: build.query<SavedView[], void>({
        query: () => apiPaths.savedViews,
        transformResponse: (views: SavedView[]) => views.toSorted((a, b) => a.name.localeCompare(b.name)),
        providesTags: [savedViews],
        extraOptions,
      }),
      saveView: build.mutation<SavedView, Omit<SavedView, 'id'>>({
        query: (body) => ({ url: apiPaths.savedViews, method: 'POST', body }),
        invalidatesTags,
        extraOptions,
      }),
      renameView: build.mutation<void, Pick<SavedView, 'id' | 'name'>>({
        query: ({ id, name }) => ({ url: apiPaths.savedView(id), method: 'PATCH', body: { name } }),
        invalidatesTags,
        extraOptions: { ...extraOptions, isEmpty: true },
      }),
      deleteView: build.mutation<void, number>({
        query: (id) => ({
          url: apiPaths.savedView(id),
          method: 'DELETE',
          // 404 means that it was already deleted in another tab.
          validateStatus: orRefusedWith(404),
        }),
        invalidatesTags,
        extraOptions: { ...extraOptions, isEmpty: true },
      }),
    }),
  });
