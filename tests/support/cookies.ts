/** What a browser keeps of `set-cookie`, and sends back. */
export class CookieJar {
  private kept = new Map<string, string>();

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/u);
      const [name = '', value = ''] = pair.split('=', 2);
      if (attributes.includes('Max-Age=0')) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  get header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set header(cookies: string) {
    this.kept.clear();
    this.keep(cookies.split('; ').filter((pair) => pair !== ''));
  }
}
