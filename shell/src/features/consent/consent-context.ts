import { createContext } from 'react';
import type { ConsentStore } from './consent.ts';

/** Null in the prerender: nobody can be asked there. */
export const ConsentContext = createContext<ConsentStore | null>(null);
