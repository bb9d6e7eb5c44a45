/** Width of a side panel. */
export const sidePanelWidth = '27rem';
