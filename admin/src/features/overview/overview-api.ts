import { apiPaths } from '@suite/contracts/paths';
import type { NotificationsAnswer, Overview } from '@suite/contracts/records';
import { retentionDays } from '@suite/site/retention';
import { api, orRefusedWith, unlessRefused } from '@suite/web-api';

/** The period in which all records that are kept were received. */
export const longest = retentionDays;
/** Periods of the overview in days. */
export const periods = [7, 30, 90, longest];
/** The period that is shown until the user chooses one, if something was received in it. */
export const usual = 30;

// The queries omit `needsSession`: if the session has ended, they show an error instead of the sign-in dialog.
export const { useReadOverviewQuery, useListUndeliveredQuery, useRetryNotificationMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      readOverview: build.query<Overview, number>({
        query: (days) => ({ url: apiPaths.overview, params: { days } }),
        providesTags: ['Overview'],
      }),
      listUndelivered: build.query<NotificationsAnswer, void>({
        query: () => apiPaths.adminNotifications,
        providesTags: ['Overview'],
      }),
      retryNotification: build.mutation<void, number>({
        query: (id) => ({
          url: apiPaths.retryNotification(id),
          method: 'POST',
          // Another administrator already retried it; treat as success.
          validateStatus: orRefusedWith(404),
        }),
        invalidatesTags: unlessRefused('Overview'),
        extraOptions: { needsSession: true, isEmpty: true },
      }),
    }),
  });
