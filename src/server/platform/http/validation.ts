import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { fieldText } from '#strings/fields';
import { Refusal } from '../errors.ts';

const NUL = '\u0000';

/** Where the character stands that PostgreSQL takes in no text; undefined where nowhere. */
const pathToNul = (given: unknown, path: readonly string[] = []): readonly string[] | undefined => {
  if (typeof given === 'string') return given.includes(NUL) ? path : undefined;
  if (typeof given !== 'object' || given === null) return undefined;
  for (const [name, value] of Object.entries(given)) {
    const found = pathToNul(value, [...path, name]);
    if (found) return found;
  }
  return undefined;
};

/** What a schema says of an address, a query or a body; and of every text that is left of it, whichever schema that has. */
const compileValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (given: unknown) => {
    const judged = validate(given);
    const at = typeof judged === 'object' && 'value' in judged ? pathToNul(judged.value) : undefined;
    if (!at) return judged;
    return { error: new Refusal('validation', { fields: { [at.join('/') || '_']: fieldText('unsafe_characters') } }) };
  };
};

export const installValidation = (app: FastifyInstance): void => void app.setValidatorCompiler(compileValidator);
