import { createContext, useContext } from 'react';

/** Search text of the list, or ''. */
export const SearchContext = createContext('');

/** Returns the search text of the list, or ''. */
export const useSearched = () => useContext(SearchContext);
