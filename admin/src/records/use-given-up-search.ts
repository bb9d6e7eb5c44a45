import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { recordsApi } from './records-api.ts';

/**
 * Aborts the request of a search when another one or another screen takes its place, so that the server stops searching.
 * `search` are the arguments of the request; undefined if it is no search.
 */
export function useGivenUpSearch(endpoint: 'listRecords' | 'countUpTo', search: object | undefined) {
  const dispatch = useDispatch<ThunkDispatch<unknown, undefined, UnknownAction>>();
  const asked = JSON.stringify(search);
  useEffect(() => {
    if (asked === undefined) return;
    const running = recordsApi.util.getRunningQueryThunk(endpoint, JSON.parse(asked));
    return () => dispatch(running)?.abort();
  }, [asked, endpoint, dispatch]);
}
