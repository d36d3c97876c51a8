/** The opened message lives in the address, so that the back button closes it. */
export const openedMessage = (search: Record<string, unknown>): { message?: number } => {
  const id = Number(search.message);
  return Number.isSafeInteger(id) && id > 0 ? { message: id } : {};
};
