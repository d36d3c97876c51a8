import type { Request } from 'autocannon';
import type { School } from '../support/school.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

/** The floor's indexed read, one of many different rows each time. */
export const readPupils = ({ pupils }: School): Request[] =>
  pupils.slice(0, 1000).map(({ studentId }) => ({ path: `/read/${studentId}` }));

/** The floor's durable insert. */
export const insertRows = ({ pupils }: School): Request[] =>
  pupils.map(({ studentId }) => post('/insert', { studentId, note: 'a line of about the size of a session row' }));
