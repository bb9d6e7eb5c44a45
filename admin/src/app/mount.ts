import { createRemote } from '@suite/host/create-remote';
import { applyHead } from './head.ts';
import { pageFor } from './pages.ts';

export const { mount } = createRemote({ name: 'admin', pageFor, updateHead: applyHead });
