import { X509Certificate } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trustTexts } from '#strings/trust';
import type { Pair } from './pair.ts';

/** A file that is asked for before a browser trusts this computer: no script, no cookie, nothing of the school's. */
export interface TrustFile {
  readonly type: string;
  readonly body: string | Buffer;
  readonly fileName?: string;
}

const STYLE = `
@font-face { font-family: Cairo; src: url(/trust/letters.woff2); font-weight: 200 1000; }
:root { color-scheme: light dark; font: 1.05rem/1.8 Cairo, system-ui, sans-serif; }
main { max-inline-size: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.4; }
a.button { display: block; margin-block: 1.5rem; padding: .9rem 1rem; border-radius: .75rem; background: #0f766e;
  color: #fff; font-weight: 700; text-align: center; text-decoration: none; }
details { margin-block: .75rem; padding: .75rem 1rem; border: 1px solid #8886; border-radius: .75rem; }
summary { min-block-size: 2rem; font-weight: 700; cursor: pointer; }
ol { list-style: arabic-indic; }
li { margin-block: .35rem; }
code { direction: ltr; display: block; overflow-wrap: anywhere; text-align: left; }
`;

/** The product's own, found by the beginning of a name that its build made. */
const lettersIn = (webRoot: string): Buffer | null => {
  const assets = join(webRoot, 'assets');
  const name = existsSync(assets) && readdirSync(assets).find((file) => file.startsWith('cairo-arabic-'));
  return name ? readFileSync(join(assets, name)) : null;
};

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);

const steps = (title: string, said: readonly string[], isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary><ol>${said.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></details>`;

/** As browsers say what they run on; a phone's steps open by themselves. */
const SYSTEMS = [
  ['ios', /iPhone|iPad|Macintosh/u],
  ['android', /Android/u],
  ['chromebook', /CrOS/u],
  ['windows', /Windows/u],
] as const;

/** Compared by eye with what stands on the admin's screen. */
export const fingerprintOf = (cert: string): string => new X509Certificate(cert).fingerprint256;

const page = (cert: string, userAgent: string, secureOrigin: string): string => {
  const system = SYSTEMS.find(([, says]) => says.test(userAgent))?.[0];
  const texts = trustTexts;
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><link rel="stylesheet" href="/trust/style.css"></head><body><main>
<h1>${texts.title}</h1><p>${texts.why}</p>
<a class="button" href="/trust/himma.crt" download>${texts.take}</a>
${SYSTEMS.map(([name]) => steps(texts.systems[name], texts.steps[name], name === system)).join('\n')}
<h2>${texts.afterTitle}</h2><p>${texts.after}</p>
<a class="button" href="${escaped(secureOrigin)}/login">${texts.goOn}</a>
<details><summary>${texts.compareTitle}</summary><p>${texts.compare}</p><code>${fingerprintOf(cert)}</code></details>
<p>${texts.limits}</p></main></body></html>`;
};

/** What is answered under /trust; null for any other address, and where the certificate is not of the school's own authority. */
export const trustFile = (
  authority: Pair | null,
  path: string,
  {
    userAgent,
    secureOrigin,
    webRoot,
  }: { readonly userAgent: string; readonly secureOrigin: string; readonly webRoot: string },
): TrustFile | null => {
  if (!authority) return null;
  if (path === '/trust')
    return { type: 'text/html; charset=utf-8', body: page(authority.cert, userAgent, secureOrigin) };
  if (path === '/trust/style.css') return { type: 'text/css; charset=utf-8', body: STYLE };
  if (path === '/trust/letters.woff2') {
    const body = lettersIn(webRoot);
    return body && { type: 'font/woff2', body };
  }
  if (path !== '/trust/himma.crt') return null;
  // As DER: every system takes it so, and Android nothing else under this name.
  return {
    type: 'application/x-x509-ca-cert',
    body: new X509Certificate(authority.cert).raw,
    fileName: 'himma.crt',
  };
};
