import { useState } from 'react';

/** UUID v4. `crypto.randomUUID` is missing where a school opens the platform by plain http on its own network. */
export const newRequestKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
};

/**
 * Content sent again after a lost answer keeps its key, so that the server takes it once. Other content, or the same once
 * more after it arrived, gets a key of its own: the server refuses a key that it knows with other content.
 */
export const requestKeys = () => {
  let last: { content: string; file: File | null; key: string } | null = null;
  return {
    /** A file is told apart by identity, since its bytes are not read here. */
    keyFor: (content: unknown, file: File | null = null): string => {
      const written = JSON.stringify(content);
      if (last?.content !== written || last.file !== file) last = { content: written, file, key: newRequestKey() };
      return last.key;
    },
    /** After success. */
    forget: (): void => {
      last = null;
    },
  };
};

const fileIn = (content: object): File | null =>
  'file' in content && content.file instanceof File ? content.file : null;

/** Sends with a key that the content keeps until it has arrived. */
export const useKeyed = <Content extends object, Rest extends readonly unknown[], Reply>(
  send: (content: Content, requestKey: string, ...rest: Rest) => Promise<Reply>,
) => {
  const [{ keyFor, forget }] = useState(requestKeys);
  return async (content: Content, ...rest: Rest): Promise<Reply> => {
    const reply = await send(content, keyFor(content, fileIn(content)), ...rest);
    forget();
    return reply;
  };
};
