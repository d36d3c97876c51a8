import { expect, it } from 'vitest';
import { connection } from '#strings/connection';
import { ApiError, messageOf, refusalOr, reworded } from './api.ts';

const refusal = (code: ApiError['code']) =>
  new ApiError({ code, message: 'the server’s words', fields: { name: 'missing' } }, 409);

it('says the server’s words of a refusal, and the page’s where the request broke', () => {
  expect(refusalOr(refusal('duplicate_student'), 'broken')).toBe('the server’s words');
  expect(refusalOr(refusal('internal'), 'broken')).toBe('broken');
  expect(refusalOr(refusal('offline'), 'broken')).toBe('broken');
  expect(refusalOr(new TypeError('x is undefined'), 'broken')).toBe('broken');
});

it('keeps what a refusal is when it is said in other words', () => {
  const { code, fields, status, message } = reworded(refusal('duplicate_student'), 'other words');
  expect({ code, fields, status, message }).toEqual({
    code: 'duplicate_student',
    fields: { name: 'missing' },
    status: 409,
    message: 'other words',
  });
  expect(reworded(new TypeError('x is undefined'), 'other words').code).toBe('internal');
});

it('never shows the words of a fault of our own', () => {
  expect(messageOf(new TypeError('x is undefined'))).toBe(connection.serverTrouble);
});
