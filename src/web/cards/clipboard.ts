/** A school server without https has no clipboard API; the old way needs a selection inside whatever is not inert. */
const copyBySelection = (text: string): void => {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  const host = document.querySelector('dialog[open]') ?? document.body;
  host.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('copy refused');
};

const asBlob = async (text: Promise<string>): Promise<Blob> => new Blob([await text], { type: 'text/plain' });

/** A text still on its way is handed over as a promise: Safari only copies while it remembers the press. */
export const copyText = async (text: string | Promise<string>): Promise<void> => {
  if (!navigator.clipboard) copyBySelection(await text);
  else if (typeof text === 'string') await navigator.clipboard.writeText(text);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob(text) })]);
};
