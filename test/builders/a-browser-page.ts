interface BrowserPageFacts {
  readonly address?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly hasPrivacyControl?: boolean;
}

/** As much of a browser's window as cookies and addresses need: `written` is every cookie line in the order it was set. */
export function aBrowserPage({
  address = 'https://ondine.example/',
  cookies = {},
  hasPrivacyControl,
}: BrowserPageFacts = {}) {
  const jar = new Map(Object.entries(cookies));
  const written: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const page = {
    document,
    location: new URL(address),
    navigator: hasPrivacyControl === undefined ? {} : { globalPrivacyControl: hasPrivacyControl },
  };
  return { page: page as unknown as Window, jar, written };
}
