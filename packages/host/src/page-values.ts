/**
 * Reads a value that only the gateway knows. A prerender writes the placeholder, its build replaces that with
 * a gateway directive, and the browser reads the gateway's value from `<html>`.
 */
const read = (name: 'publicUrl' | 'year', placeholder: string) =>
  typeof document === 'undefined' ? placeholder : (document.documentElement.dataset[name] ?? '');

/** Returns the site's scheme and host, without a trailing slash. */
export const publicUrl = () => read('publicUrl', '{{public_url}}');

/** Returns the current year (UTC) from the gateway, so that a prerendered page never shows last year's. */
export const currentYear = () => read('year', '{{year}}');

/** Replaces the placeholders in prerendered text with the gateway's directives (docs/gateway.md). */
export const withDirectives = (text: string) =>
  text
    .replaceAll('{{public_url}}', '<!--# echo var="public_url" -->')
    .replaceAll('{{year}}', '<!--# echo var="year" -->');
