/** A form as a browser sends it: JSON in the field `data`, and a file beside it. */
export const formOf = async (data: unknown, file?: Uint8Array<ArrayBuffer>, name = 'file') => {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  if (file) form.append('file', new Blob([file]), name);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};
