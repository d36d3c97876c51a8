import type { z } from 'zod';
import { keepCookies } from '#tests/cookies';
import type { DemoStaff } from '#tests/product';
import type { ApiContract } from '#wire/contract';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

interface Input {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
}

/** Somebody with a browser, over a real connection: keeps the cookies, also when the address changes with a restart. */
export class Visitor {
  cookie = '';
  private address: string;
  private readonly home: string | undefined;

  /** `home`: where a product that trusts its proxy takes the visitor to be. */
  constructor(address: string, home?: string) {
    this.address = address;
    this.home = home;
  }

  moveTo(address: string): void {
    this.address = address;
  }

  async call<K extends keyof ApiContract>(
    key: K,
    { params, query, body }: Input = {},
  ): Promise<Answer<z.output<ApiContract[K]['reply']>>> {
    const [method = '', template = ''] = key.split(' ');
    const path = template.replace(/:(\w+)/gu, (_, name) => String(params?.[name]));
    const url = new URL(path, this.address);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.home && { 'x-forwarded-for': this.home }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.cookie = keepCookies(this.cookie, response.headers.getSetCookie());
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: await (isJson ? response.json() : response.text()) };
  }

  /** For what must go well on the way to what a test is about. */
  async must<K extends keyof ApiContract>(key: K, input: Input = {}): Promise<z.output<ApiContract[K]['reply']>> {
    const { status, body } = await this.call(key, input);
    if (status !== 200) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

export const enterAsStaff = async (
  address: string,
  { email, password }: DemoStaff,
  home?: string,
): Promise<Visitor> => {
  const visitor = new Visitor(address, home);
  await visitor.must('POST /api/login/staff', { body: { email, password } });
  return visitor;
};

export const enterAsPupil = (address: string, { loginId, password }: { loginId: number; password: string }) =>
  new Visitor(address).call('POST /api/login/student', { body: { loginId: String(loginId), password } });
