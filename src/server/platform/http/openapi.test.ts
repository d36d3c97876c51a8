import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import { contract } from '#wire/contract';
import { madeOnce } from './openapi.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const endpoints = Object.entries(contract);

describe('the description of the API', () => {
  it('lists every endpoint of the contract for tools, and nothing else', async () => {
    const answer = await world.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { paths, openapi } = answer.json<{ openapi: string; paths: Record<string, Record<string, object>> }>();
    expect(openapi).toBe('3.1.0');
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/gu, ':$1')}`),
    );
    const api = listed.filter((key) => key.includes(' /api/'));
    expect(api.toSorted()).toEqual(endpoints.map(([key]) => key).toSorted());
  });

  it('shows every endpoint with its rule to people, without an inline script', async () => {
    const { body, statusCode } = await world.app.inject('/api/docs');
    expect(statusCode).toBe(200);
    for (const [key, { access }] of endpoints) expect(body).toContain(`<code>${key}</code> <span>${access}</span>`);
    expect(body).not.toMatch(/<script|<style|\son\w+=/u);
  });

  it.each(['/api/openapi.json', '/api/docs'])('%s comes short to whoever can unpack it', async (url) => {
    const whole = await world.app.inject(url);
    const short = await world.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([whole.headers['content-encoding'], short.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    // Half a megabyte, of which `toEqual` would look at each byte by itself.
    expect(gunzipSync(short.rawPayload).equals(whole.rawPayload)).toBe(true);
    expect(short.rawPayload.length).toBeLessThan(whole.rawPayload.length / 5);
  });

  it('is put together for the first who asks, and not again', () => {
    let times = 0;
    const made = madeOnce(() => {
      times += 1;
      return 'half a megabyte';
    });
    expect(made()).toBe(made());
    expect(times).toBe(1);
  });

  it('is what the server does: each endpoint is registered with the rule it declares', () => {
    const registered = new Map(world.app.declaredRoutes.map((route) => [`${route.method} ${route.url}`, route.access]));
    for (const [key, { access }] of endpoints) expect(registered.get(key), key).toBe(access);
  });
});
