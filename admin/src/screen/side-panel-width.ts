/** How wide a panel stands beside what it belongs to. */
export const sidePanelWidth = '27rem';
