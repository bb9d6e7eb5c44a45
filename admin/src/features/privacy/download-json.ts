/** Downloads a value as a JSON file. */
export function downloadJson(name: string, value: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL only after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
