import { createContext } from 'react';
import type { ConsentStore } from './consent.ts';

/** Null in the prerender, which has no visitor to ask. */
export const ConsentContext = createContext<ConsentStore | null>(null);
