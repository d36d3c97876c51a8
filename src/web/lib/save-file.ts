/** The browser saves what is at an address of ours, and shows its own progress. */
export const saveFrom = (address: string, fileName = ''): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
};

/** Hands a file that was made in the page to the browser, which saves it as any other. */
export const saveFile = (fileName: string, content: string | Blob, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  saveFrom(address, fileName);
  URL.revokeObjectURL(address);
};
