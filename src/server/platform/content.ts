import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A file that the product comes with, held to its shape; `what` it should hold is said where it does not. */
export const readContentFile = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  what: string,
): Promise<z.infer<Schema>> => {
  const read = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path} holds no ${what}:\n${z.prettifyError(read.error)}`);
  return read.data;
};
