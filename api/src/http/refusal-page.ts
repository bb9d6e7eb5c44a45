import { escapeHtml } from './escape-html.ts';

/** Renders the page for a refused download: the reason and a link to the panel, which shows the sign-in if needed. */
export const refusalPage = (message: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message)}</title>
<h1>${escapeHtml(message)}</h1>
<p><a href="/backend">Admin Panel</a> <a href="/backend" lang="ja">管理画面</a></p>
</html>
`;
