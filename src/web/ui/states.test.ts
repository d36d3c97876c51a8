import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { connection } from '#strings/connection';
import { ApiError } from '#web/lib/api.ts';
import { Bones, Loaded } from './states.tsx';

const REFUSAL = new ApiError({ code: 'not_found', message: 'لا يوجد' });

const shown = (query: { data?: string; error?: unknown }) =>
  renderToStaticMarkup(
    Loaded<string>({
      query: { data: query.data, error: query.error ?? null, refetch: () => undefined },
      skeleton: 'bones',
      children: (data) => `came: ${data}`,
    }),
  );

describe('what a query brings', () => {
  it('is said to be coming, with its skeleton', () => {
    expect(shown({})).toContain('bones');
    expect(shown({})).toContain(connection.loading);
  });

  it('is shown once it is there, also when it is empty', () => {
    expect(shown({ data: 'names' })).toBe('came: names');
    expect(shown({ data: '' })).toBe('came: ');
  });

  it('is the refusal, with a retry, where nothing came', () => {
    expect(shown({ error: REFUSAL })).toContain(REFUSAL.message);
    expect(shown({ error: REFUSAL })).toContain(connection.retry);
  });

  it('stays when a later reading fails', () => {
    expect(shown({ data: 'names', error: REFUSAL })).toBe('came: names');
  });
});

it('draws a skeleton of one look or of several, so many times', () => {
  const drawn = (look: string | string[], times: number) =>
    renderToStaticMarkup(Bones({ look, times, layout: 'row' })).match(/h-\d/gu);
  expect(drawn('h-1', 3)).toEqual(['h-1', 'h-1', 'h-1']);
  expect(drawn(['h-1', 'h-2'], 2)).toEqual(['h-1', 'h-2', 'h-1', 'h-2']);
});
