/**
 * Values that only the gateway knows. A prerender writes the placeholder, its build turns that into the gateway's
 * directive, and the browser reads what the gateway wrote into `<html>`.
 */
const read = (name: 'publicUrl' | 'year', placeholder: string) =>
  typeof document === 'undefined' ? placeholder : (document.documentElement.dataset[name] ?? '');

/** Scheme and host of the site, without a trailing slash. */
export const publicUrl = () => read('publicUrl', '{{public_url}}');

/** The current year (UTC) as the gateway knows it: a prerendered page never shows last year's. */
export const currentYear = () => read('year', '{{year}}');

/** Replaces the placeholders in prerendered text by the gateway's directives (docs/gateway.md). */
export const withDirectives = (text: string) =>
  text
    .replaceAll('{{public_url}}', '<!--# echo var="public_url" -->')
    .replaceAll('{{year}}', '<!--# echo var="year" -->');
