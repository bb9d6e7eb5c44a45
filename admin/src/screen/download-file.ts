/** Downloads a text as a file. */
export function downloadFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL only after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
