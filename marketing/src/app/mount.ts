import { createRemote } from '@suite/host/create-remote';
import { pageFor } from './pages.ts';

export const { mount } = createRemote('marketing', pageFor);
