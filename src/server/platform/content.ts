import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inSchool } from '#strings/addressed';

/**
 * A file that the product comes with, in this school's forms, held to its shape; `what` it should hold is said where it
 * does not.
 */
export const readContentFile = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  what: string,
  say = inSchool,
): Promise<z.infer<Schema>> => {
  const inForm = (_: string, value: unknown) => (typeof value === 'string' ? say(value) : value);
  const read = schema.safeParse(JSON.parse(await readFile(path, 'utf8'), inForm));
  if (!read.success) throw new Error(`${path} holds no ${what}:\n${z.prettifyError(read.error)}`);
  return read.data;
};
