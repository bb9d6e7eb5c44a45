import { token } from '@suite/ui/theme';

/** Background of what is above a surface: lighter than it in dark mode, and darker in light mode. */
export const raised = `color-mix(in oklab, ${token('color', 'surface')}, ${token('color', 'ink')} 6%)`;
