import { createContext, useContext } from 'react';

/** What the list is searched for; '' if it is not. */
export const SearchContext = createContext('');

/** Returns what the list is searched for. */
export const useSearched = () => useContext(SearchContext);
