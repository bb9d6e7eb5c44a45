import { createContext, useContext } from 'react';

/** The search of the list; '' if there is none. */
export const SearchContext = createContext('');

/** Returns the search of the list; '' if there is none. */
export const useSearched = () => useContext(SearchContext);
