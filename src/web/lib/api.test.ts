import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection } from '#strings/connection';
import { ApiError, api, messageOf, onPasswordNeeded, refusalOr, reworded } from './api.ts';

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

describe('where the server wants the password first', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Answers as the server does until staff have typed theirs. */
  const serverThatAsks = (isConfirmed: () => boolean) => {
    const asked: string[] = [];
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      asked.push(`${init.method} ${address} ${init.body}`);
      return isConfirmed()
        ? Response.json({ password: 'ABCDEF' })
        : Response.json({ code: 'password_needed', message: 'type it' }, { status: 403 });
    });
    return asked;
  };
  const reveal = () =>
    api('POST /api/admin/students/:studentId/password', { params: { studentId: 7 }, body: { purpose: 'copy' } });

  it('asks for it and sends the same again', async () => {
    let isConfirmed = false;
    const asked = serverThatAsks(() => isConfirmed);
    onPasswordNeeded(async () => {
      isConfirmed = true;
      return true;
    });
    expect(await reveal()).toEqual({ password: 'ABCDEF' });
    const sent = 'POST /api/admin/students/7/password {"purpose":"copy"}';
    expect(asked).toEqual([sent, sent]);
  });

  it('sends nothing more where it was not typed, or where the server asks still', async () => {
    const asked = serverThatAsks(() => false);
    onPasswordNeeded(async () => false);
    await expect(reveal()).rejects.toMatchObject({ code: 'password_needed' });
    expect(asked).toHaveLength(1);
    onPasswordNeeded(async () => true);
    await expect(reveal()).rejects.toMatchObject({ code: 'password_needed' });
    expect(asked).toHaveLength(3);
  });
});
