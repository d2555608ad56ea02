/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
